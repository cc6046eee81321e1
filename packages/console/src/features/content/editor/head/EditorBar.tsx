import { Button, Space } from 'antd';
import { Clock, History, QrCode, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import { useContentText } from '../../content-text.ts';
import styles from '../PageEditor.module.css';
import { Tool } from '../Tool.tsx';
import type { PageDraft } from '../use-page-draft.ts';

type Props = {
  draft: PageDraft;
  title: ReactNode;
  canWrite: boolean;
  onPhone: () => void;
  onVersions: () => void;
  onSchedule: () => void;
  onPublish: () => void;
};

/** The page's name, whether its draft is saved and shown, the way back, and publishing. */
export function EditorBar({ draft, title, canWrite, onPhone, onVersions, onSchedule, onPublish }: Props) {
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
          <Tool icon={Undo2} label={text('undo')} isOff={!draft.canUndo} onUse={draft.undo} />
          <Tool icon={Redo2} label={text('redo')} isOff={!draft.canRedo} onUse={draft.redo} />
        </Space.Compact>
      )}
      <Button type="text" icon={<QrCode />} onClick={onPhone}>
        {text('onPhone')}
      </Button>
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
