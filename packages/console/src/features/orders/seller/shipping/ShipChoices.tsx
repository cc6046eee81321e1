import { Checkbox } from 'antd';
import { FieldError } from '../../../../design/inputs/FieldError.tsx';
import { FieldGroup } from '../../../../design/inputs/FieldGroup.tsx';
import type { FieldProps } from '../../../../design/inputs/field-props.ts';
import { type SellerOrder, type SellerOrderRow, valuesText } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';

type Line = SellerOrderRow['lines'][number];

/** Which lines go now; the others later, in a parcel of their own. */
export function LinesField({
  id,
  value,
  error,
  onChange,
  lines,
}: FieldProps<number[]> & { lines: readonly Line[] }) {
  const text = useOrdersText();
  return (
    <FieldGroup label={text('chooseLines')}>
      <Checkbox.Group
        value={value}
        onChange={onChange}
        options={lines.map((line) => ({
          value: line.id,
          label: [line.title, valuesText(line.values), `× ${line.number}`].filter(Boolean).join(' · '),
        }))}
      />
      <p className="muted small">{text('restLater')}</p>
      <FieldError of={id} error={error} />
    </FieldGroup>
  );
}

type TogetherProps = FieldProps<number[]> & { orders: SellerOrder['together'] };

/** Which other orders of the buyer go in the same parcel. */
export function TogetherField({ value, onChange, orders }: TogetherProps) {
  const text = useOrdersText();
  return (
    <FieldGroup label={text('togetherWith')}>
      <Checkbox.Group
        value={value}
        onChange={onChange}
        options={orders.map((order) => ({ value: order.id, label: order.order_no }))}
      />
      <p className="muted small">{text('togetherHint')}</p>
    </FieldGroup>
  );
}
