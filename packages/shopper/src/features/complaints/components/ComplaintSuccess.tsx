import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { ButtonRow } from '../../../design/layout/ButtonRow.tsx';
import { go, replace } from '../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useComplaint } from '../queries.ts';
import { useComplaintStrings } from '../strings.ts';

/** A complaint was submitted: until when it is answered. */
export function ComplaintSuccess({ id }: { id: number }) {
  const t = useComplaintStrings();
  const { showShortMoment } = useTimeDisplay();
  return (
    <QueryView query={useComplaint(id)} skeleton={<Skeleton height={168} radius={20} />}>
      {({ due_at }) => (
        <Empty picture="robot" title={t('done')} text={t('doneHint', { time: showShortMoment(due_at) })}>
          <ButtonRow>
            <Button look="line" onClick={() => go('pages/index')}>
              {t('home')}
            </Button>
            <Button onClick={() => replace('pages/user/complaint/lists', { id })}>{t('see')}</Button>
          </ButtonRow>
        </Empty>
      )}
    </QueryView>
  );
}
