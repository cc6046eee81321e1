import type { ReactNode } from 'react';
import { Figure } from '../../../design/charts/Figure.tsx';
import { Money } from '../../../design/values/Money.tsx';
import styles from '../wallet.module.css';

export type MoneyFigure = {
  name: string;
  amount: string;
  note?: string | undefined;
  /** How it goes on from the figure before it, where they are an equation. */
  sign?: '+' | '−' | '=' | undefined;
};

/** More than these leave no room for a large one. */
const mostWithLarge = 5;

/** Amounts side by side, the first the one that matters most. */
export function FiguresStrip({ figures, label }: { figures: readonly MoneyFigure[]; label: string }) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map(({ name, amount, note, sign }, index) => (
        <FigureCell key={name} name={name} note={note} sign={sign}>
          <Money amount={amount} size={index === 0 && figures.length <= mostWithLarge ? 'large' : 'medium'} />
        </FigureCell>
      ))}
    </dl>
  );
}

type CellProps = Pick<MoneyFigure, 'name' | 'note' | 'sign'> & { children: ReactNode };

function FigureCell({ name, note, sign, children }: CellProps) {
  return (
    <Figure name={name} {...(note === undefined ? {} : { note })}>
      {sign && <span className={styles.figureSign}>{sign}</span>}
      {children}
    </Figure>
  );
}
