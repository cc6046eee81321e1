import { showRate } from '@chengji/client-kit/percent-display';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
import { MoneyField } from '../../../design/inputs/money/MoneyInput.tsx';
import { parseMoneyInput } from '../../../design/inputs/money/parse-money-input.ts';
import { Card } from '../../../design/layout/Card.tsx';
import { EntriesBox } from '../../../design/layout/EntriesBox.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { computeExample, type Draft, negative, type Setting, showTimes, toLevels } from '../growth.view.ts';
import { useReferralText } from '../referral-text.ts';
import styles from './growth.module.css';

const freshOrder = { paid: '200.00', freight: '10.00', refund: '50.00', level: 3 };

/** What an order comes to under the values as they are edited. */
export function ExampleCard({ settings, draft }: { settings: readonly Setting[]; draft: Draft }) {
  const text = useReferralText();
  const id = useId();
  const [order, setOrder] = useState(freshOrder);
  const toMoney = (typed: string) => parseMoneyInput(typed) ?? '0.00';
  const example = computeExample(settings, draft, {
    paid: toMoney(order.paid),
    refund: toMoney(order.refund),
    level: order.level,
  });
  const { rates, perYuan, rateBasisPoints, atPayment, afterRefund } = example;
  const levels = toLevels(settings, draft).map(({ level }) => ({ value: level, label: `Lv.${level}` }));
  return (
    <Card title={text('exampleCard')} aside={<span className="muted">{text('exampleHint')}</span>}>
      <div className="stack">
        <div className={styles.order}>
          {(['paid', 'freight', 'refund'] as const).map((name) => (
            <MoneyField
              key={name}
              id={`${id}-${name}`}
              label={text(name)}
              value={order[name]}
              onChange={(typed) => setOrder({ ...order, [name]: typed })}
            />
          ))}
          <Field label={text('buyerLevel')} htmlFor={`${id}-level`}>
            <Select
              id={`${id}-level`}
              value={order.level}
              options={levels}
              onChange={(level) => setOrder({ ...order, level })}
            />
          </Field>
        </div>
        <table className={styles.calc}>
          <thead>
            <tr className="muted small">
              <th />
              <th>{text('atPayment')}</th>
              <th>{text('afterRefund')}</th>
            </tr>
          </thead>
          <tbody>
            <MoneyLine
              name={text('firstGets', { rate: showRate(rates.first) })}
              amounts={[atPayment.first, afterRefund.first]}
            />
            <MoneyLine
              name={text('secondGets', { rate: showRate(rates.second) })}
              amounts={[atPayment.second, afterRefund.second]}
            />
            <MoneyLine
              isTotal
              name={text('promotions')}
              amounts={[atPayment.promotions, afterRefund.promotions]}
            />
            <tr>
              <td className="muted">{text('buyerPoints', { perYuan, rate: showTimes(rateBasisPoints) })}</td>
              <td>{atPayment.points}</td>
              <td>{afterRefund.points}</td>
            </tr>
            <tr>
              <td className="muted">{text('buyerGrowth')}</td>
              <td>{atPayment.points}</td>
              <td>{afterRefund.points}</td>
            </tr>
          </tbody>
        </table>
        <ol className={styles.steps}>
          <li>{text('step1')}</li>
          <li>{text('step2')}</li>
          <li>{text('step3')}</li>
        </ol>
        <EntriesBox
          title={text('entries')}
          entries={[
            { name: text('entryPromotions'), amount: negative(afterRefund.promotions) },
            { name: text('entryFirst'), amount: afterRefund.first },
            { name: text('entrySecond'), amount: afterRefund.second },
          ]}
        />
      </div>
    </Card>
  );
}

type LineProps = { name: string; amounts: [string, string]; isTotal?: boolean };

function MoneyLine({ name, amounts, isTotal }: LineProps) {
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <td className={isTotal ? undefined : 'muted'}>{name}</td>
      <td>
        <Money amount={amounts[0]} />
      </td>
      <td>
        <Money amount={amounts[1]} />
      </td>
    </tr>
  );
}
