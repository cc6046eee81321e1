import { classes } from '@chengji/client-kit/classes';
import { showMoney, showMovement } from '@chengji/client-kit/money-display';
import styles from '../charts/figures.module.css';

type Props = { amount: string; size?: 'text' | 'medium' | 'large'; income?: boolean };

/** An amount of the wire, `"1234.50"`, shown as ¥1,234.50; income is green with a plus. */
export function Money({ amount, size = 'text', income }: Props) {
  return (
    <span className={classes(styles.money, styles[size], income && styles.moneyIncome)}>
      {income ? showMovement(amount) : showMoney(amount)}
    </span>
  );
}
