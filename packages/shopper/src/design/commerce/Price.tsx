import { classes } from '@chengji/client-kit/classes';
import { type Places, priceParts } from '@chengji/client-kit/money-display';
import styles from './price.module.css';

/** 15 line item · 18 feed · 22 row · 34 details · 44 cashier. */
type PriceSize = 's' | 'm' | 'l' | 'xl' | 'xxl';

type PriceProps = {
  money: string;
  places?: Places;
  size?: PriceSize;
  ink?: boolean;
};

/**
 * The one way a price is drawn. `short` is for lists, `full` (two places) for totals and orders;
 * orange is paid on a selling page, ink was already ordered.
 */
export function Price({ money, places = 'short', size = 'm', ink }: PriceProps) {
  const { sign, whole, fraction } = priceParts(money, places);
  return (
    <span className={classes(styles.price, size !== 'm' && styles[size], ink && styles.ink)}>
      {sign}
      <small>¥</small>
      {whole}
      {fraction && <small>{fraction}</small>}
    </span>
  );
}
