import type { PageBlock } from '@chengji/contract';
import { useContentText } from '../../content-text.ts';
import { ColourField } from '../../fields/ColourField.tsx';
import { SliderField } from '../../fields/SliderField.tsx';
import { type Looks, styledAs, toHeight, toLooks } from '../block-style.ts';

type Props = { block: PageBlock; onChange: (style: PageBlock['style'], step: string) => void };

const bannerHeight = 156;
const sizes = [
  ['sides', 40],
  ['above', 60],
  ['below', 60],
  ['radius', 40],
] as const;

/** Where a block stands and how it is rounded; sizes are those of a phone 375 wide. */
export function StyleForm({ block, onChange }: Props) {
  const text = useContentText();
  const looks = toLooks(block.style);
  const change = (part: Partial<Looks>) =>
    onChange(styledAs(block.style, { ...looks, ...part }), Object.keys(part).join());
  return (
    <>
      {sizes.map(([name, most]) => (
        <SliderField
          key={name}
          label={text(`look_${name}`)}
          value={looks[name]}
          most={most}
          unit="px"
          onChange={(px) => change({ [name]: px })}
        />
      ))}
      {block.type === 'banner' && (
        <SliderField
          label={text('height')}
          value={toHeight(block.style.height, bannerHeight)}
          least={60}
          most={400}
          unit="px"
          onChange={(px) => onChange({ ...block.style, height: `${px}px` }, 'height')}
        />
      )}
      <ColourField
        label={text('background')}
        value={looks.background}
        onChange={(background) => change({ background })}
      />
    </>
  );
}
