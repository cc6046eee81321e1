import { TextButton } from '../inputs/TextButton.tsx';
import { useDesignStrings } from '../strings.ts';

/** A section of a page that could not load: one line and a retry. */
export function ErrorLine({ onRetry }: { onRetry: () => void }) {
  const t = useDesignStrings();
  return (
    <div className="fx g-2 t13 c3" role="alert" style={{ justifyContent: 'center' }}>
      {t('wentWrong')}
      <TextButton brand onPress={onRetry}>
        {t('retry')}
      </TextButton>
    </div>
  );
}
