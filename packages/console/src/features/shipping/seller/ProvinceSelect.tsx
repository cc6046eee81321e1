import { Select } from 'antd';
import type { Province } from '../freight.view.ts';
import { useShippingText } from '../shipping-text.ts';

type Props = {
  id: string;
  value: readonly string[];
  provinces: readonly Province[];
  isDisabled: boolean;
  onChange: (codes: string[]) => void;
};

/** Several provinces, found by their names. */
export function ProvinceSelect({ id, value, provinces, isDisabled, onChange }: Props) {
  const text = useShippingText();
  return (
    <Select
      id={id}
      mode="multiple"
      optionFilterProp="label"
      placeholder={text('chooseProvinces')}
      disabled={isDisabled}
      value={[...value]}
      onChange={onChange}
      options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
