import type { ReactNode } from 'react';
import { Money } from '../../../design/values/Money.tsx';
import { centsCompared } from '../analytics.view.ts';
import styles from './analytics.module.css';
import { Change } from './Change.tsx';

type Props = {
  head: ReactNode;
  row: { amount: string; amount_before: string };
  facts: readonly (readonly [name: string, value: ReactNode])[];
};

/** A row of figures where there is no room for a table: what it is of and its amount, and the others below. */
export function CompactRow({ head, row: { amount, amount_before }, facts }: Props) {
  return (
    <>
      <div className="row between">
        <span className="grow">{head}</span>
        <Money amount={amount} />
      </div>
      <div className={`row between small ${styles.compact}`}>
        <span className="row wrap muted">
          {facts.map(([name, value]) => (
            <span key={name}>
              {name} {value}
            </span>
          ))}
        </span>
        <Change compared={centsCompared({ now: amount, before: amount_before })} isShort />
      </div>
    </>
  );
}
