import { useDesignStrings } from '../strings.ts';
import { Empty } from './Empty.tsx';

/** A page or section that could not load, with a retry. */
export function ErrorState({ text, onRetry }: { text?: string; onRetry: () => void }) {
  const t = useDesignStrings();
  return (
    <Empty
      picture="robot"
      title={t('wentWrong')}
      text={text || t('wentWrongHint')}
      action={t('retry')}
      onAction={onRetry}
    />
  );
}
