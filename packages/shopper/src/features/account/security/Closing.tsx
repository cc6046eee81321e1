import { Empty } from '../../../design/feedback/Empty.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { toast } from '../../../kernel/toast.ts';
import { useCancelClosing } from '../queries.ts';
import { useAccountStrings } from '../strings.ts';

/** The day the account closes, and the way back. */
export function Closing({ at }: { at: number }) {
  const t = useAccountStrings();
  const { showMoment } = useTimeDisplay();
  const cancelling = useCancelClosing(() => toast(t('kept'), 'done'));
  return (
    <Empty
      picture="heart"
      title={t('closing', { date: showMoment(at) })}
      text={t('closingHint')}
      action={t('keep')}
      onAction={() => {
        if (!cancelling.isPending) cancelling.mutate({});
      }}
    />
  );
}
