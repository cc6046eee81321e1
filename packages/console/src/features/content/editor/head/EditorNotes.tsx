import type { EditConflict } from '@chengji/contract';
import { App, Button } from 'antd';
import { Note } from '../../../../design/feedback/Note.tsx';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { faultText } from '../../../../kernel/faults.ts';
import { useFaultReport } from '../../../../kernel/use-call.ts';
import { useContentText } from '../../content-text.ts';
import { getConflict, type PageDraft } from '../use-page-draft.ts';

type Props = {
  draft: PageDraft;
  canWrite: boolean;
  looking: number | undefined;
  onStopLooking: () => void;
  onCancelScheduled: () => void;
};

/** What to know about the page: a draft that could not be saved, a version that waits or is looked at. */
export function EditorNotes({ draft, canWrite, looking, onStopLooking, onCancelScheduled }: Props) {
  const text = useContentText();
  const momentText = useMomentText();
  const { failure, page } = draft;
  const conflict = getConflict(failure);
  if (conflict) return <ConflictNote draft={draft} conflict={conflict} />;
  if (failure)
    return (
      <Note tone="error">
        <div className="row between">
          <span>{faultText(failure)}</span>
          <Button size="small" onClick={() => void draft.save().catch(() => {})}>
            {text('tryAgain')}
          </Button>
        </div>
      </Note>
    );
  if (looking !== undefined)
    return (
      <Note>
        <div className="row between">
          <span>{text('lookingAt', { n: looking })}</span>
          <Button size="small" onClick={onStopLooking}>
            {text('stopLooking')}
          </Button>
        </div>
      </Note>
    );
  if (!page.scheduled) return null;
  return (
    <Note tone="warning">
      <div className="row between">
        <span>
          {text('waits', { n: page.scheduled.number, time: momentText(page.scheduled.publish_at) })}
        </span>
        {canWrite && (
          <Button size="small" onClick={onCancelScheduled}>
            {text('callOff')}
          </Button>
        )}
      </div>
    </Note>
  );
}

/** Somebody else saved the page: whichever is taken, the other is one step back. */
function ConflictNote({ draft, conflict }: { draft: PageDraft; conflict: EditConflict }) {
  const text = useContentText();
  const momentText = useMomentText();
  const { message } = App.useApp();
  const { saved_by, saved_at } = conflict;
  const report = useFaultReport();
  const take = (work: () => Promise<void>, done: string) =>
    void work().then(() => void message.success(done), report);
  return (
    <Note tone="error">
      <div className="row between">
        <span>
          {text('savedByAnother', {
            name: saved_by || text('somebody'),
            time: saved_at === null ? '' : momentText(saved_at),
          })}
        </span>
        <div className="row">
          <Button size="small" onClick={() => take(draft.loadTheirs, text('loadedTheirs'))}>
            {text('loadTheirs')}
          </Button>
          <Button size="small" onClick={() => take(draft.keepOwn, text('keptOwn'))}>
            {text('keepOwn')}
          </Button>
        </div>
      </div>
    </Note>
  );
}
