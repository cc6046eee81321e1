import { classes } from '@chengji/client-kit/classes';
import type { ShopDetails } from '@chengji/contract';
import { ShopTag } from '../../../design/commerce/ShopTag.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
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
      <Row as="span" className={styles.name}>
        <Text as="b" lines={1} className={nameClass}>
          {shop.name}
        </Text>
        <ShopTag type={shop.type} />
      </Row>
      <Text num size={12} className={classes(styles.facts, factsClass)}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Text>
    </>
  );
}
