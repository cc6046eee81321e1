import { Button } from 'antd';
import { useMomentText } from '../../../design/MomentText.tsx';
import { Note } from '../../../design/Note.tsx';
import { causeOf } from '../../../kernel/failure.ts';
import { useContentText } from '../content-text.ts';
import type { PageDraft } from './use-page-draft.ts';

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
  if (failure)
    return (
      <Note tone="error">
        <div className="row between">
          <span>{causeOf(failure)}</span>
          <div className="row">
            <Button size="small" onClick={() => void draft.save().catch(() => {})}>
              {text('tryAgain')}
            </Button>
            <Button size="small" onClick={() => void draft.reload()}>
              {text('loadTheirs')}
            </Button>
          </div>
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
