import { InputNumber } from 'antd';
import { useId } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
import fieldStyles from '../../../design/inputs/field.module.css';
import { Card } from '../../../design/layout/Card.tsx';
import { useGroupsText } from '../groups-text.ts';
import styles from './campaign-editor.module.css';
import type { CardProps } from './card-props.ts';
import { sumStock } from './prices/goods-figures.ts';
import { StepTitle } from './StepTitle.tsx';

/** How much of it one person may buy, and how much of the stock it may sell. */
export function LimitsCard({ draft, onChange, skus }: CardProps) {
  const text = useGroupsText();
  const id = useId();
  const stock = sumStock(skus);
  const isMore = draft.stock !== null && skus.length > 0 && draft.stock > stock;
  const pieces = {
    className: styles.limitInput,
    min: 1,
    precision: 0,
    placeholder: text('noLimit'),
    suffix: text('piecesUnit'),
  };
  return (
    <Card ruled title={<StepTitle step={6}>{text('limitsStep')}</StepTitle>}>
      <div className={fieldStyles.fieldsTwo}>
        <Field label={text('perPerson')} htmlFor={`${id}-person`} hint={text('perPersonHint')}>
          <InputNumber<number>
            id={`${id}-person`}
            {...pieces}
            max={9_999}
            value={draft.perPerson}
            onChange={(perPerson) => onChange({ perPerson })}
          />
        </Field>
        <Field
          label={text('stockShare')}
          htmlFor={`${id}-stock`}
          hint={
            <span className={isMore ? styles.figureBad : ''}>
              {isMore ? text('stockShareMore', { n: stock.toLocaleString('en') }) : text('stockShareHint')}
            </span>
          }
        >
          <InputNumber<number>
            id={`${id}-stock`}
            {...pieces}
            max={9_999_999}
            value={draft.stock}
            onChange={(share) => onChange({ stock: share })}
          />
        </Field>
      </div>
    </Card>
  );
}
