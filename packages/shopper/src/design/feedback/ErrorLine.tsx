import { TextButton } from '../inputs/TextButton.tsx';
import { Row } from '../layout/primitives.ts';
import { useDesignStrings } from '../strings.ts';

/** A section of a page that could not load: one line and a retry. */
export function ErrorLine({ onRetry }: { onRetry: () => void }) {
  const t = useDesignStrings();
  return (
    <Row gap={2} size={13} tone={3} role="alert" style={{ justifyContent: 'center' }}>
      {t('wentWrong')}
      <TextButton brand onPress={onRetry}>
        {t('retry')}
      </TextButton>
    </Row>
  );
}
