import { Button, Space, Tooltip } from 'antd';
import { Clock, History, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import { useContentText } from '../../content-text.ts';
import styles from '../PageEditor.module.css';
import type { PageDraft } from '../use-page-draft.ts';

type Props = {
  draft: PageDraft;
  title: ReactNode;
  canWrite: boolean;
  onVersions: () => void;
  onSchedule: () => void;
  onPublish: () => void;
};

/** The page's name, whether its draft is saved and shown, the way back, and publishing. */
export function EditorBar({ draft, title, canWrite, onVersions, onSchedule, onPublish }: Props) {
  const text = useContentText();
  const momentText = useMomentText();
  const { page, isSaved, isBusy, problems } = draft;
  const isPublished = isSaved && !page.changed && page.shown !== null;
  return (
    <header className={styles.editorBar}>
      {title}
      <StatusDot tone={isPublished ? 'done' : 'wait'}>
        {text(isPublished ? 'allPublished' : page.shown || !isSaved ? 'unpublished' : 'neverPublished')}
      </StatusDot>
      <span className="muted small grow ellipsis" role="status">
        {isBusy
          ? text('saving')
          : problems.size > 0
            ? text('cannotSave')
            : isSaved
              ? text('savedAt', { time: momentText(page.draft_saved_at) })
              : text('notSaved')}
      </span>
      {canWrite && (
        <Space.Compact>
          <Tooltip title={text('undo')}>
            <Button
              type="text"
              icon={<Undo2 />}
              aria-label={text('undo')}
              disabled={!draft.canUndo}
              onClick={draft.undo}
            />
          </Tooltip>
          <Tooltip title={text('redo')}>
            <Button
              type="text"
              icon={<Redo2 />}
              aria-label={text('redo')}
              disabled={!draft.canRedo}
              onClick={draft.redo}
            />
          </Tooltip>
        </Space.Compact>
      )}
      <Button type="text" icon={<History />} onClick={onVersions}>
        {text('versions')}
      </Button>
      {canWrite && (
        <>
          <Button icon={<Clock />} disabled={problems.size > 0} onClick={onSchedule}>
            {text('schedule')}
          </Button>
          <Button type="primary" disabled={problems.size > 0} onClick={onPublish}>
            {text('publish')}
          </Button>
        </>
      )}
    </header>
  );
}
