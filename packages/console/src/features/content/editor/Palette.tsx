import type { Area } from '../../../kernel/session.ts';
import { useContentText } from '../content-text.ts';
import { type BlockType, isForShops, palette } from './block.ts';
import { blockIcons } from './block-icons.ts';
import styles from './PageEditor.module.css';

type Props = { area: Area; onAdd: (type: BlockType) => void };

/** What can be put on the page. */
export function Palette({ area, onAdd }: Props) {
  const text = useContentText();
  return (
    <section aria-label={text('palette')}>
      <h2 className={styles.editorHeading}>{text('palette')}</h2>
      {palette.map(({ group, types }) => (
        <div key={group} className={styles.paletteGroup}>
          <h3 className="muted small">{text(`group_${group}`)}</h3>
          <div className={styles.paletteBlocks}>
            {types
              .filter((type) => area === 'platform' || isForShops(type))
              .map((type) => {
                const Icon = blockIcons[type];
                return (
                  <button
                    key={type}
                    type="button"
                    className={styles.paletteBlock}
                    onClick={() => onAdd(type)}
                  >
                    <Icon />
                    <span>{text(`block_${type}`)}</span>
                  </button>
                );
              })}
          </div>
        </div>
      ))}
    </section>
  );
}
