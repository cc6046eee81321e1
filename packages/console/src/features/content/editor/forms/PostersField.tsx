import { PictureField } from '../../../../design/inputs/PictureField.tsx';
import { useLanguage } from '../../../../kernel/language.ts';
import { useContentText } from '../../content-text.ts';
import { ColourField } from '../../fields/ColourField.tsx';
import { ItemsField } from '../../fields/ItemsField.tsx';
import { LinkField } from '../../fields/LinkField.tsx';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import { type BlockOf, emptyText } from '../block.ts';
import { localize } from '../block-name.ts';

type Poster = BlockOf<'banner'>['params']['items'][number];

/** Its number only tells it from its neighbours. */
const freshPoster = (posters: readonly Poster[]): Poster => ({
  id: Math.max(0, ...posters.map(({ id }) => id)) + 1,
  title: emptyText(),
  subtitle: emptyText(),
  image: '',
  url: '',
  colour: 'orangered',
});

type PosterProps = {
  poster: Poster;
  hint: string;
  shopId: number | undefined;
  onChange: (part: Partial<Poster>) => void;
};

/** A picture with words on it, which leads somewhere. */
function PosterForm({ poster, hint, shopId, onChange }: PosterProps) {
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

type Props = {
  label: string;
  hint: string;
  posters: readonly Poster[];
  most: number;
  shopId: number | undefined;
  onChange: (part: { items: Poster[] }, step?: string) => void;
};

/** Posters in their order, one of them worked on. */
export function PostersField({ label, hint, posters, most, shopId, onChange }: Props) {
  const language = useLanguage();
  return (
    <ItemsField
      label={label}
      items={posters}
      most={most}
      getName={({ title }) => localize(title, language)}
      getImage={({ image }) => image}
      fresh={() => freshPoster(posters)}
      onChange={(items, step) => onChange({ items }, step)}
    >
      {(poster, change) => <PosterForm poster={poster} hint={hint} shopId={shopId} onChange={change} />}
    </ItemsField>
  );
}
