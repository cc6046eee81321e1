import { showMoney, showMovement } from '@chengji/client-kit/money-display';
import '../charts/figures.css';

type Props = { amount: string; size?: 'text' | 'medium' | 'large'; income?: boolean };

/** An amount of the wire, `"1234.50"`, shown as ¥1,234.50; income is green with a plus. */
export function Money({ amount, size = 'text', income }: Props) {
  return (
    <span className={`money money-${size}${income ? ' money-income' : ''}`}>
      {income ? showMovement(amount) : showMoney(amount)}
    </span>
  );
}
