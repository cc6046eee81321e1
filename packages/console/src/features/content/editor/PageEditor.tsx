import type { PageBlock } from '@chengji/contract';
import { useQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { type ReactNode, useState } from 'react';
import { moveItem } from '../../../design/inputs/move-item.ts';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { faultText } from '../../../kernel/faults.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { useContentText } from '../content-text.ts';
import type { EditedPage, PageCalls, PageContent } from '../page-calls.ts';
import { BlockPanel } from './BlockPanel.tsx';
import { newBlock, newBlockId } from './block.ts';
import { besides, withAdded, withChanged, withCopy, without } from './block-list.ts';
import { EditorBar } from './EditorBar.tsx';
import { EditorNotes } from './EditorNotes.tsx';
import { Layers } from './Layers.tsx';
import styles from './PageEditor.module.css';
import { Palette } from './Palette.tsx';
import { ScheduleModal } from './ScheduleModal.tsx';
import { Stage } from './Stage.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { usePageDraft } from './use-page-draft.ts';
import { usePreview } from './use-preview.ts';
import { VersionsDrawer } from './VersionsDrawer.tsx';

type Props = {
  pageCalls: PageCalls;
  loaded: EditedPage;
  canWrite: boolean;
  /** A shop's page shows that shop's goods alone. */
  shopId?: number | undefined;
  /** The page's name, or what changes it. */
  title: (content: PageContent, change: (content: PageContent, step?: string) => void) => ReactNode;
  /** Said before it is published: who will see it. */
  audience: string;
};

/** A page made of blocks: what can be added on the left, the phone in the middle, the block worked on at the right. */
export function PageEditor({ pageCalls, loaded, canWrite, shopId, title, audience }: Props) {
  const text = useContentText();
  const momentText = useMomentText();
  const { message, modal } = App.useApp();
  const shownLanguage = useLanguage();
  const [language, setLanguage] = useState(shownLanguage);
  const [selected, setSelected] = useState<string | null>(null);
  const [open, setOpen] = useState<'versions' | 'schedule'>();
  const [looking, setLooking] = useState<number>();
  const draft = usePageDraft(pageCalls, loaded);
  useEditorKeys(canWrite ? draft : { undo: () => {}, redo: () => {} });

  const version = useQuery({
    queryKey: ['version', pageCalls.name, looking],
    queryFn: () => pageCalls.version(looking ?? 1),
    enabled: looking !== undefined,
  });
  const { content } = draft;
  const { blocks } = content;
  const shownBlocks = looking === undefined ? blocks : (version.data?.blocks ?? blocks);
  const preview = usePreview(
    pageCalls,
    shownBlocks,
    draft.problems.size === 0 || looking !== undefined,
    language,
  );

  const change = (next: PageBlock[], step?: string) =>
    canWrite && draft.change({ ...content, blocks: next }, step);
  const tell = (work: Promise<void>, done: string) =>
    work.then(
      () => void message.success(done),
      (error: unknown) => void message.error(faultText(error)),
    );
  const changeBlock = (block: PageBlock, step?: string) =>
    change(withChanged(blocks, block), step && `${block.id}.${step}`);
  const move = (from: number, to: number) => change(moveItem(blocks, from, to));
  const add = (block: PageBlock) => {
    change(withAdded(blocks, block, selected));
    setSelected(block.id);
  };
  const copy = (id: string) => {
    const copyId = newBlockId();
    change(withCopy(blocks, id, copyId));
    setSelected(copyId);
  };
  const remove = (id: string) => {
    change(without(blocks, id));
    setSelected(besides(blocks, id));
  };
  const publish = () =>
    modal.confirm({
      title: text('publishTitle'),
      content: audience,
      okText: text('publish'),
      cancelText: text('cancel'),
      onOk: () => tell(draft.publish(), text('published')),
    });

  return (
    <div className={styles.editor}>
      <EditorBar
        draft={draft}
        title={title(content, draft.change)}
        canWrite={canWrite}
        onVersions={() => setOpen('versions')}
        onSchedule={() => setOpen('schedule')}
        onPublish={publish}
      />
      <EditorNotes
        draft={draft}
        canWrite={canWrite}
        looking={looking}
        onStopLooking={() => setLooking(undefined)}
        onCancelScheduled={() => void tell(draft.cancel(), text('calledOff'))}
      />
      <div className={styles.editorColumns}>
        <div className={styles.editorLeft}>
          {canWrite && <Palette area={pageCalls.area} onAdd={(type) => add(newBlock(type, newBlockId()))} />}
          <Layers
            blocks={blocks}
            selected={selected}
            problems={draft.problems}
            onSelect={setSelected}
            onMove={move}
          />
        </div>
        <Stage
          modules={preview.data?.rows ?? []}
          blocks={blocks}
          selected={selected}
          language={language}
          canWrite={canWrite && looking === undefined}
          onLanguage={setLanguage}
          onSelect={setSelected}
          onMove={move}
          onCopy={copy}
          onRemove={remove}
        />
        <aside className={styles.editorRight} aria-label={text('blockPanel')}>
          <BlockPanel
            block={blocks.find(({ id }) => id === selected)}
            shopId={shopId}
            canWrite={canWrite}
            onChange={changeBlock}
          />
        </aside>
      </div>
      {open === 'versions' && (
        <VersionsDrawer
          pageCalls={pageCalls}
          draft={draft}
          canWrite={canWrite}
          looking={looking}
          onLook={setLooking}
          onClose={() => {
            setOpen(undefined);
            setLooking(undefined);
          }}
        />
      )}
      {open === 'schedule' && (
        <ScheduleModal
          onSchedule={async (at) => {
            await draft.publish(at);
            void message.success(text('scheduled', { time: momentText(at) }));
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
