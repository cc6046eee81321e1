import { useId } from 'react';
import fieldStyles from '../../../design/inputs/field.module.css';
import { NumberField } from '../../../design/inputs/NumberField.tsx';
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
    least: 1,
    placeholder: text('noLimit'),
    unit: text('piecesUnit'),
  };
  return (
    <Card ruled title={<StepTitle step={6}>{text('limitsStep')}</StepTitle>}>
      <div className={fieldStyles.fieldsTwo}>
        <NumberField
          id={`${id}-person`}
          label={text('perPerson')}
          {...pieces}
          most={9_999}
          hint={text('perPersonHint')}
          value={draft.perPerson}
          onChange={(perPerson) => onChange({ perPerson })}
        />
        <NumberField
          id={`${id}-stock`}
          label={text('stockShare')}
          {...pieces}
          most={9_999_999}
          hint={
            <span className={isMore ? styles.figureBad : ''}>
              {isMore ? text('stockShareMore', { n: stock.toLocaleString('en') }) : text('stockShareHint')}
            </span>
          }
          value={draft.stock}
          onChange={(share) => onChange({ stock: share })}
        />
      </div>
    </Card>
  );
}
