import { Switch } from 'antd';
import { useLanguage } from '../../../../kernel/language.ts';
import { useContentText } from '../../content-text.ts';
import { ItemsField } from '../../fields/ItemsField.tsx';
import { SliderField } from '../../fields/SliderField.tsx';
import { localize } from '../block-name.ts';
import type { FormProps } from './form-props.ts';
import { freshPoster, PosterForm } from './PosterForm.tsx';

const usualMs = 4_000;

/** Posters that take turns. */
export function BannerForm({ block, onChange, shopId }: FormProps<'banner'>) {
  const text = useContentText();
  const language = useLanguage();
  const { items, interval_ms } = block.params;
  return (
    <>
      <ItemsField
        label={text('posters')}
        items={items}
        most={20}
        getName={({ title }) => localize(title, language)}
        getImage={({ image }) => image}
        fresh={() => freshPoster(items)}
        onChange={(next, step) => onChange({ items: next }, step)}
      >
        {(poster, change) => (
          <PosterForm poster={poster} hint={text('posterSize')} shopId={shopId} onChange={change} />
        )}
      </ItemsField>
      <div className="row between">
        <span>{text('takesTurns')}</span>
        <Switch
          aria-label={text('takesTurns')}
          checked={interval_ms > 0}
          onChange={(isOn) => onChange({ interval_ms: isOn ? usualMs : 0 })}
        />
      </div>
      {interval_ms > 0 && (
        <SliderField
          label={text('interval')}
          value={Math.round(interval_ms / 1_000)}
          least={2}
          most={15}
          unit={text('seconds')}
          onChange={(seconds) => onChange({ interval_ms: seconds * 1_000 }, 'interval')}
        />
      )}
    </>
  );
}
