import type { Area } from '../../../kernel/session.ts';
import { useContentText } from '../content-text.ts';
import { type BlockType, isForShops, palette } from './block.ts';
import { blockIcons } from './block-icons.ts';

type Props = { area: Area; onAdd: (type: BlockType) => void };

/** What can be put on the page. */
export function Palette({ area, onAdd }: Props) {
  const text = useContentText();
  return (
    <section aria-label={text('palette')}>
      <h2 className="editor-heading">{text('palette')}</h2>
      {palette.map(({ group, types }) => (
        <div key={group} className="palette-group">
          <h3 className="muted small">{text(`group_${group}`)}</h3>
          <div className="palette-blocks">
            {types
              .filter((type) => area === 'platform' || isForShops(type))
              .map((type) => {
                const Icon = blockIcons[type];
                return (
                  <button key={type} type="button" className="palette-block" onClick={() => onAdd(type)}>
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
