import { useContentText } from '../../content-text.ts';
import { SliderField } from '../../fields/SliderField.tsx';

type Props = {
  value: number;
  most?: number;
  onChange: (part: { limit: number }, step: string) => void;
};

/** How many a block shows. */
export function LimitField({ value, most = 20, onChange }: Props) {
  const text = useContentText();
  return (
    <SliderField
      label={text('limit')}
      value={value}
      least={1}
      most={most}
      unit={text('pieces')}
      onChange={(limit) => onChange({ limit }, 'limit')}
    />
  );
}
