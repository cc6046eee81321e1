import { Checkbox, InputNumber } from 'antd';
import { FieldError } from '../../../../design/inputs/FieldError.tsx';
import { FieldGroup } from '../../../../design/inputs/FieldGroup.tsx';
import type { FieldProps } from '../../../../design/inputs/field-props.ts';
import { type SellerOrder, type SellerOrderRow, type Sending, valuesText } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';

type Line = SellerOrderRow['lines'][number];

/** Which lines go now, and how many pieces of each; the others later, in a parcel of their own. */
export function LinesField({
  id,
  value,
  error,
  onChange,
  lines,
}: FieldProps<Sending[]> & { lines: readonly Line[] }) {
  const text = useOrdersText();
  const put = (line_id: number, number: number) =>
    onChange(
      lines.flatMap((line) => {
        const now = line.id === line_id ? number : findNumber(value, line.id);
        return now > 0 ? [{ line_id: line.id, number: now }] : [];
      }),
    );
  return (
    <FieldGroup label={text('chooseLines')}>
      {lines.map((line) => {
        const number = findNumber(value, line.id);
        const name = [line.title, valuesText(line.values)].filter(Boolean).join(' · ');
        return (
          <div key={line.id} className="row between">
            <Checkbox
              checked={number > 0}
              onChange={({ target }) => put(line.id, target.checked ? line.to_ship : 0)}
            >
              {name}
            </Checkbox>
            {line.to_ship > 1 ? (
              <InputNumber
                aria-label={text('piecesNow', { goods: name })}
                size="small"
                min={1}
                max={line.to_ship}
                precision={0}
                disabled={number === 0}
                suffix={`/ ${line.to_ship}`}
                value={number || line.to_ship}
                onChange={(typed) => put(line.id, typed ?? line.to_ship)}
              />
            ) : (
              <span className="muted">{`× ${line.to_ship}`}</span>
            )}
          </div>
        );
      })}
      <p className="muted small">{text('restLater')}</p>
      <FieldError of={id} error={error} />
    </FieldGroup>
  );
}

const findNumber = (sending: readonly Sending[], line: number): number =>
  sending.find(({ line_id }) => line_id === line)?.number ?? 0;

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
