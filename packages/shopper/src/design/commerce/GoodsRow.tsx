import type { GoodsRow as Goods } from '@chengji/contract';
import { useCountDisplay } from '../../kernel/count.ts';
import { Text } from '../layout/primitives.ts';
import { Link } from '../navigation/Link.tsx';
import { Photo } from '../pictures/Photo.tsx';
import { useDesignStrings } from '../strings.ts';
import { GoodsTags } from './GoodsTags.tsx';
import styles from './goods.module.css';
import { Price } from './Price.tsx';
import { WasPrice } from './WasPrice.tsx';

const WIDTH = 132;

type GoodsRowProps = {
  goods: Goods;
  /** Among goods of one shop, which is named once above them. */
  inShop?: boolean;
  /** The post they stand in: what is bought from here counts for it. */
  post?: number;
  onPress?: () => void;
};

/** A goods in a list: picture left, price bottom left, its shop beneath. */
export function GoodsRow({ goods, inShop, post, onPress }: GoodsRowProps) {
  const t = useDesignStrings();
  const showCount = useCountDisplay();
  return (
    <Link to="pages/product/goods" params={{ id: goods.id, post }} className={styles.row} onPress={onPress}>
      <Photo url={goods.image} width={WIDTH} ratio="1:1" />
      <div className={styles.rowBody}>
        <h3 className={styles.rowTitle}>{goods.title}</h3>
        <GoodsTags goods={goods} shop={!inShop} />
        <div className={styles.rowPrice}>
          <Price money={goods.price} size="l" />
          <WasPrice money={goods.was_price} />
          <span className={styles.sold}>{t('sold', { count: showCount(goods.sold) })}</span>
        </div>
        {!inShop && (
          <Text as="div" lines={1} className={styles.rowShop}>
            {goods.shop.name}
          </Text>
        )}
      </div>
    </Link>
  );
}
