import { PictureField } from '../../../../design/inputs/PictureField.tsx';
import { useContentText } from '../../content-text.ts';
import { LinkField } from '../../fields/LinkField.tsx';
import { SliderField } from '../../fields/SliderField.tsx';
import { toHeight } from '../block-style.ts';
import type { FormProps } from './form-props.ts';

export function PictureForm({ block, onChange, shopId }: FormProps<'picture'>) {
  const text = useContentText();
  const { image, url, height } = block.params;
  return (
    <>
      <PictureField
        label={text('picture')}
        value={image}
        hint={text('posterSize')}
        onChange={(next) => onChange({ image: next })}
      />
      <LinkField url={url} shopId={shopId} onChange={(next) => onChange({ url: next }, 'url')} />
      <SliderField
        label={text('height')}
        value={toHeight(height, 120)}
        least={20}
        most={600}
        unit="px"
        onChange={(px) => onChange({ height: `${px}px` }, 'height')}
      />
    </>
  );
}

export function SpacerForm({ block, onChange }: FormProps<'spacer'>) {
  const text = useContentText();
  return (
    <SliderField
      label={text('height')}
      value={toHeight(block.params.height, 12)}
      most={200}
      unit="px"
      onChange={(px) => onChange({ height: `${px}px` }, 'height')}
    />
  );
}
