import type { ReactNode } from 'react';
import { Figure } from '../../../design/charts/Figure.tsx';
import { Money } from '../../../design/values/Money.tsx';
import styles from '../wallet.module.css';

export type MoneyFigure = { name: string; amount: string; note?: string | undefined };

/** More than these leave no room for a large one. */
const mostWithLarge = 5;

/** Amounts side by side, the first the one that matters most. */
export function FiguresStrip({ figures, label }: { figures: readonly MoneyFigure[]; label: string }) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map(({ name, amount, note }, index) => (
        <FigureCell key={name} name={name} note={note}>
          <Money amount={amount} size={index === 0 && figures.length <= mostWithLarge ? 'large' : 'medium'} />
        </FigureCell>
      ))}
    </dl>
  );
}

type CellProps = { name: string; note: string | undefined; children: ReactNode };

function FigureCell({ name, note, children }: CellProps) {
  return (
    <Figure name={name} {...(note === undefined ? {} : { note })}>
      {children}
    </Figure>
  );
}
