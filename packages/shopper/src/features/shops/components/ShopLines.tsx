import { classes } from '@chengji/client-kit/classes';
import type { ShopDetails } from '@chengji/contract';
import { ShopTag } from '../../../design/commerce/ShopTag.tsx';
import styles from './ShopLines.module.css';

type Props = {
  shop: Pick<ShopDetails, 'name' | 'type'>;
  nameClass: string;
  facts: string[];
  factsClass?: string;
};

/** A shop's name with its kind, and below it what is known of it. */
export function ShopLines({ shop, nameClass, facts, factsClass }: Props) {
  return (
    <>
      <span className={styles.name}>
        <b className={classes('l1', nameClass)}>{shop.name}</b>
        <ShopTag type={shop.type} />
      </span>
      <span className={classes('num t12', styles.facts, factsClass)}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </>
  );
}
