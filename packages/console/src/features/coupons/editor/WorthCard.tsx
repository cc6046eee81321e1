import { Input } from 'antd';
import { useId } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
import { Fields } from '../../../design/inputs/Fields.tsx';
import styles from '../../../design/inputs/field.module.css';
import { Card } from '../../../design/layout/Card.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { toRateText } from '../coupon-words.ts';
import { useCouponsText } from '../coupons-text.ts';
import type { CardProps, GivenCardProps } from './card-props.ts';
import { MoneyField } from './MoneyField.tsx';
import { NumberField } from './NumberField.tsx';

/** What it is called and what it takes off; the latter may be fixed while the name is not. */
export function WorthCard({ isGivenOff, ...card }: GivenCardProps) {
  const { draft, onChange } = card;
  const text = useCouponsText();
  const id = useId();
  return (
    <Card ruled title={text('worthCard')}>
      <div className="stack">
        <Fields isOff={card.isOff}>
          <div className={styles.fieldsTwo}>
            <Field label={text('name')} htmlFor={`${id}-zh`} isRequired hint={text('nameHint')}>
              <Input
                id={`${id}-zh`}
                maxLength={40}
                showCount
                value={draft.title}
                onChange={({ target }) => onChange({ title: target.value })}
              />
            </Field>
            <Field label={text('nameEn')} htmlFor={`${id}-en`} hint={text('nameEnHint')}>
              <Input
                id={`${id}-en`}
                lang="en"
                maxLength={80}
                showCount
                value={draft.title_en}
                onChange={({ target }) => onChange({ title_en: target.value })}
              />
            </Field>
          </div>
        </Fields>
        <Fields isOff={isGivenOff}>
          <div className={styles.fieldsTwo}>
            <WorthFields {...card} />
          </div>
        </Fields>
      </div>
    </Card>
  );
}

/** The fields of its type. */
function WorthFields({ draft, faults, onChange }: CardProps) {
  const text = useCouponsText();
  const language = useLanguage();
  const { type, percent } = draft;
  return (
    <>
      {type === 'discount' ? (
        <>
          <NumberField
            label={text('percent')}
            value={percent}
            most={99}
            unit="%"
            hint={percent !== null && text('percentSays', { rate: toRateText(percent, language) })}
            onChange={(next) => onChange({ percent: next })}
          />
          <MoneyField
            label={text('cap')}
            value={draft.cap}
            isWrong={faults.includes('cap')}
            hint={text('capHint')}
            onChange={(cap) => onChange({ cap })}
          />
        </>
      ) : (
        <MoneyField
          label={text(type === 'shipping' ? 'shippingMost' : 'amount')}
          value={draft.amount}
          isRequired={type !== 'shipping'}
          isWrong={faults.includes('amount')}
          hint={type === 'shipping' && text('shippingMostHint')}
          onChange={(amount) => onChange({ amount })}
        />
      )}
      <MoneyField
        label={text('leastSpend')}
        value={draft.least_spend}
        isWrong={faults.includes('least_spend')}
        hint={text('leastSpendHint')}
        onChange={(least_spend) => onChange({ least_spend })}
      />
      {type === 'vip' && (
        <NumberField
          label={text('level')}
          value={draft.level}
          most={99}
          unit={text('levelUnit')}
          hint={text('levelHint')}
          onChange={(level) => onChange({ level })}
        />
      )}
    </>
  );
}
