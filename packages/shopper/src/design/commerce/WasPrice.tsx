import { showMoney } from '@chengji/client-kit/money-display';
import styles from './price.module.css';

/** The price before, struck through, once per block. */
export function WasPrice({ money }: { money: string | null }) {
  return money ? <s className={styles.was}>{showMoney(money, 'short')}</s> : null;
}
