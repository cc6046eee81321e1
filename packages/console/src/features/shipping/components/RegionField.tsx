import { Cascader } from 'antd';
import { Field } from '../../../design/inputs/Field.tsx';
import type { FieldProps } from '../../../design/inputs/field-props.ts';
import { useRegionTree } from '../queries.ts';
import { type RegionOption, toRegionOptions } from '../region.view.ts';
import { useShippingText } from '../shipping-text.ts';

/** A district, by the codes of province, city and itself. */
export function RegionField({ id, value, error, onChange, label }: FieldProps<string[]> & { label: string }) {
  const text = useShippingText();
  const regions = useRegionTree();
  return (
    <Field label={label} htmlFor={id} isRequired error={error}>
      <Cascader<RegionOption>
        id={id}
        allowClear={false}
        showSearch
        loading={regions.isPending}
        placeholder={text('chooseRegion')}
        value={value}
        options={toRegionOptions(regions.data?.rows ?? [])}
        onChange={(codes) => onChange(codes)}
      />
    </Field>
  );
}
