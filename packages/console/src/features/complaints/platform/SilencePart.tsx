import { ContextPart } from '../../../design/queue/QueueItem.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { SilenceNote, useUser } from '../../users/index.ts';
import type { Case } from '../complaints.view.ts';
import { useComplaintsText } from '../complaints-text.ts';

/** That the person complained about is silenced now, by this decision or an earlier one. */
export function SilencePart({ target }: Pick<Case, 'target'>) {
  const text = useComplaintsText();
  const readsUsers = useCan('platform', 'users.read');
  const { data: user } = useUser(target.id, readsUsers && target.type === 'user');
  if (!user?.silenced_until) return null;
  return (
    <ContextPart title={text('measure_silence')}>
      <SilenceNote id={user.id} nickname={user.nickname} until={user.silenced_until} />
    </ContextPart>
  );
}
