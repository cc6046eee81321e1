import { Switch } from 'antd';
import { useContentText } from '../../content-text.ts';
import { SliderField } from '../../fields/SliderField.tsx';
import type { FormProps } from './form-props.ts';
import { PostersField } from './PostersField.tsx';

const usualMs = 4_000;

/** Posters that take turns. */
export function BannerForm({ block, onChange, shopId }: FormProps<'banner'>) {
  const text = useContentText();
  const { items, interval_ms } = block.params;
  return (
    <>
      <PostersField
        label={text('posters')}
        hint={text('posterSize')}
        posters={items}
        most={20}
        shopId={shopId}
        onChange={onChange}
      />
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
