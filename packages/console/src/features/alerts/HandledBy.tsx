import type { HandledSubject } from '@chengji/contract/states';
import { HandlersNote } from '../../design/feedback/HandlersNote.tsx';
import { useHandlers } from '../../kernel/live/use-handlers.ts';

/** Tells the others of the staff that one has this open, and shows who of them has. */
export function HandledBy({ subject, id }: { subject: HandledSubject; id: number }) {
  const handlers = useHandlers(subject, id);
  return <HandlersNote names={handlers.map(({ name }) => name)} />;
}
