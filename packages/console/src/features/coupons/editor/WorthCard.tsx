import { useId } from 'react';
import { Fields } from '../../../design/inputs/Fields.tsx';
import styles from '../../../design/inputs/field.module.css';
import { MoneyField } from '../../../design/inputs/money/MoneyInput.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { toRateText } from '../coupon-words.ts';
import { useCouponsText } from '../coupons-text.ts';
import { CouponNumber } from './CouponNumber.tsx';
import type { CardProps, GivenCardProps } from './card-props.ts';

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
            <TextField
              id={`${id}-zh`}
              label={text('name')}
              most={40}
              showsCount
              isRequired
              hint={text('nameHint')}
              value={draft.title}
              onChange={(title) => onChange({ title })}
            />
            <TextField
              id={`${id}-en`}
              label={text('nameEn')}
              lang="en"
              most={80}
              showsCount
              hint={text('nameEnHint')}
              value={draft.title_en}
              onChange={(title_en) => onChange({ title_en })}
            />
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
  const id = useId();
  const { type, percent } = draft;
  const money = (name: 'amount' | 'cap' | 'least_spend') => ({
    id: `${id}-${name}`,
    value: draft[name],
    isWrong: faults.includes(name),
    onChange: (typed: string) => onChange({ [name]: typed }),
  });
  const isShipping = type === 'shipping';
  return (
    <>
      {type === 'discount' ? (
        <>
          <CouponNumber
            id={`${id}-percent`}
            label={text('percent')}
            value={percent}
            most={99}
            unit="%"
            hint={percent !== null && text('percentSays', { rate: toRateText(percent, language) })}
            onChange={(next) => onChange({ percent: next })}
          />
          <MoneyField {...money('cap')} label={text('cap')} hint={text('capHint')} />
        </>
      ) : (
        <MoneyField
          {...money('amount')}
          label={text(isShipping ? 'shippingMost' : 'amount')}
          isRequired={!isShipping}
          hint={isShipping && text('shippingMostHint')}
        />
      )}
      <MoneyField {...money('least_spend')} label={text('leastSpend')} hint={text('leastSpendHint')} />
      {type === 'vip' && (
        <CouponNumber
          id={`${id}-level`}
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
