import type { PageBlock } from '@chengji/contract';
import { Eye, EyeOff, TriangleAlert } from 'lucide-react';
import { SortableList } from '../../../design/lists/SortableList.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useContentText } from '../content-text.ts';
import { blockIcons } from './block-icons.ts';
import { getTitle } from './block-name.ts';
import styles from './PageEditor.module.css';
import { Tool } from './Tool.tsx';

type Props = {
  blocks: readonly PageBlock[];
  selected: string | null;
  problems: ReadonlySet<string>;
  onSelect: (id: string) => void;
  onMove: (from: number, to: number) => void;
  /** Without it they are only looked at. */
  onHide?: (id: string, isHidden: boolean) => void;
};

/** The blocks of the page from the top; dragged, or moved with the arrow keys. */
export function Layers({ blocks, selected, problems, onSelect, onMove, onHide }: Props) {
  const text = useContentText();
  const language = useLanguage();
  const getName = (block: PageBlock) => getTitle(block, language) || text(`block_${block.type}`);
  return (
    <section className={styles.layers}>
      <h2 className={styles.editorHeading}>
        {text('layers')} {blocks.length}
      </h2>
      {blocks.length === 0 && <p className="muted small">{text('noBlocks')}</p>}
      <SortableList
        label={text('layers')}
        items={blocks}
        getKey={(block) => block.id}
        getName={getName}
        selected={selected}
        onMove={onMove}
      >
        {(block) => {
          const Icon = blockIcons[block.type];
          return (
            <>
              <button
                type="button"
                className={styles.layer}
                data-hidden={block.hidden}
                onClick={() => onSelect(block.id)}
              >
                <Icon />
                <span className="ellipsis">{getName(block)}</span>
                {problems.has(block.id) && (
                  <TriangleAlert className={styles.layerUnfit} role="img" aria-label={text('unfit')} />
                )}
                {block.hidden && !onHide && <span className="muted small">{text('hidden')}</span>}
              </button>
              {onHide && (
                <Tool
                  placement="right"
                  icon={block.hidden ? EyeOff : Eye}
                  label={text(block.hidden ? 'showLayer' : 'hideLayer')}
                  name={`${text(block.hidden ? 'showLayer' : 'hideLayer')} ${getName(block)}`}
                  onUse={() => onHide(block.id, !block.hidden)}
                />
              )}
            </>
          );
        }}
      </SortableList>
    </section>
  );
}
