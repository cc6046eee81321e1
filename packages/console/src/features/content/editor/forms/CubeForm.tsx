import { useLanguage } from '../../../../kernel/language.ts';
import { useContentText } from '../../content-text.ts';
import { ItemsField } from '../../fields/ItemsField.tsx';
import { localize } from '../block-name.ts';
import type { FormProps } from './form-props.ts';
import { freshPoster, PosterForm } from './PosterForm.tsx';

/** Posters as tiles. */
export function CubeForm({ block, onChange, shopId }: FormProps<'cube'>) {
  const text = useContentText();
  const language = useLanguage();
  const { items } = block.params;
  return (
    <ItemsField
      label={text('tiles')}
      items={items}
      most={12}
      getName={({ title }) => localize(title, language)}
      getImage={({ image }) => image}
      fresh={() => freshPoster(items)}
      onChange={(next, step) => onChange({ items: next }, step)}
    >
      {(poster, change) => (
        <PosterForm poster={poster} hint={text('tileSize')} shopId={shopId} onChange={change} />
      )}
    </ItemsField>
  );
}
