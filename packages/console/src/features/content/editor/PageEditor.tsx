import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../kernel/language.ts';
import { useContentText } from '../content-text.ts';
import type { EditedPage, PageCalls, PageContent } from '../page.queries.ts';
import { usePageVersion } from '../queries.ts';
import { BlockPanel } from './BlockPanel.tsx';
import { EditorHead } from './head/EditorHead.tsx';
import { Layers } from './Layers.tsx';
import styles from './PageEditor.module.css';
import { Palette } from './Palette.tsx';
import { Stage } from './Stage.tsx';
import { useBlockEditing } from './use-block-editing.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { usePageDraft } from './use-page-draft.ts';
import { usePreview } from './use-preview.ts';

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
  const shownLanguage = useLanguage();
  const [language, setLanguage] = useState(shownLanguage);
  const [looking, setLooking] = useState<number>();
  const draft = usePageDraft(pageCalls, loaded);
  const editing = useBlockEditing(draft, canWrite);
  useEditorKeys(canWrite ? draft : { undo: () => {}, redo: () => {} });

  const version = usePageVersion(pageCalls, looking);
  const { blocks } = draft.content;
  const shownBlocks = looking === undefined ? blocks : (version.data?.blocks ?? blocks);
  const isFit = draft.problems.size === 0 || looking !== undefined;
  const preview = usePreview(pageCalls, shownBlocks, isFit, language);

  return (
    <div className={styles.editor}>
      <EditorHead
        pageCalls={pageCalls}
        draft={draft}
        canWrite={canWrite}
        title={title(draft.content, draft.change)}
        audience={audience}
        looking={looking}
        onLook={setLooking}
      />
      <div className={styles.editorColumns}>
        <div className={styles.editorLeft}>
          {canWrite && <Palette area={pageCalls.area} onAdd={editing.add} />}
          <Layers
            blocks={blocks}
            selected={editing.selected}
            problems={draft.problems}
            onSelect={editing.select}
            onMove={editing.move}
            {...(canWrite ? { onHide: editing.hide } : {})}
          />
        </div>
        <Stage
          modules={preview.data?.rows ?? []}
          blocks={blocks}
          selected={editing.selected}
          language={language}
          canWrite={canWrite && looking === undefined}
          onLanguage={setLanguage}
          onSelect={editing.select}
          onMove={editing.move}
          onCopy={editing.copy}
          onRemove={editing.remove}
        />
        <aside className={styles.editorRight} aria-label={text('blockPanel')}>
          <BlockPanel
            block={editing.block}
            shopId={shopId}
            canWrite={canWrite}
            onChange={editing.changeBlock}
          />
        </aside>
      </div>
    </div>
  );
}
