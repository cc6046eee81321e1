import { PictureField } from '../../../../design/inputs/PictureField.tsx';
import { useContentText } from '../../content-text.ts';
import { ColourField } from '../../fields/ColourField.tsx';
import { LinkField } from '../../fields/LinkField.tsx';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import { type BlockOf, emptyText } from '../block.ts';

export type Poster = BlockOf<'banner'>['params']['items'][number];

/** Its number only tells it from its neighbours. */
export const freshPoster = (posters: readonly Poster[]): Poster => ({
  id: Math.max(0, ...posters.map(({ id }) => id)) + 1,
  title: emptyText(),
  subtitle: emptyText(),
  image: '',
  url: '',
  colour: 'orangered',
});

type Props = {
  poster: Poster;
  hint: string;
  shopId: number | undefined;
  onChange: (part: Partial<Poster>) => void;
};

/** A picture with words on it, which leads somewhere. */
export function PosterForm({ poster, hint, shopId, onChange }: Props) {
  const text = useContentText();
  return (
    <>
      <PictureField
        label={text('picture')}
        value={poster.image}
        hint={hint}
        onChange={(image) => onChange({ image })}
      />
      <LocalizedField
        label={text('title')}
        value={poster.title}
        most={60}
        onChange={(title) => onChange({ title })}
      />
      <LocalizedField
        label={text('subtitle')}
        value={poster.subtitle}
        most={120}
        onChange={(subtitle) => onChange({ subtitle })}
      />
      <LinkField url={poster.url} shopId={shopId} onChange={(url) => onChange({ url })} />
      <ColourField label={text('colour')} value={poster.colour} onChange={(colour) => onChange({ colour })} />
    </>
  );
}
