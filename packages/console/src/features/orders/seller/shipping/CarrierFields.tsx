import type { FieldProps } from '../../../../design/inputs/field-props.ts';
import { SelectField } from '../../../../design/inputs/SelectField.tsx';
import { TextField } from '../../../../design/inputs/TextField.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { useCarriers } from '../../queries.ts';

type Props = { carrier: FieldProps<string>; trackingNo: FieldProps<string>; onEnter: () => void };

/** Who brings a parcel, and its number. */
export function CarrierFields({ carrier, trackingNo, onEnter }: Props) {
  const text = useOrdersText();
  const carriers = useCarriers();
  return (
    <>
      <SelectField
        {...carrier}
        label={text('carrier')}
        isRequired
        hasSearch
        isLoading={carriers.isPending}
        options={carriers.data?.rows.map(({ code, name }) => ({ value: code, label: name })) ?? []}
      />
      <TextField
        {...trackingNo}
        label={text('trackingNo')}
        most={64}
        isRequired
        hint={text('trackingHint')}
        autoFocus
        onEnter={onEnter}
      />
    </>
  );
}
