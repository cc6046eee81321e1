import type { GoodsRow as Goods } from '@chengji/contract';
import { useCountDisplay } from '../../kernel/count.ts';
import { Link } from '../navigation/Link.tsx';
import { Photo } from '../pictures/Photo.tsx';
import { useDesignStrings } from '../strings.ts';
import { GoodsTags } from './GoodsTags.tsx';
import styles from './goods.module.css';
import { Price } from './Price.tsx';
import { WasPrice } from './WasPrice.tsx';

/** Half the widest phone of the frame. */
const WIDTH = 180;

/** A goods in a feed of two columns: picture, two lines of title, offers, price and how many were sold. */
export function GoodsCard({ goods, eager }: { goods: Goods; eager?: boolean }) {
  const t = useDesignStrings();
  const showCount = useCountDisplay();
  return (
    <Link to="pages/product/goods" params={{ id: goods.id }} className={styles.card}>
      <Photo url={goods.image} width={WIDTH} ratio={goods.ratio} eager={eager} />
      <div className={styles.cardBody}>
        <h3 className={styles.cardTitle}>{goods.title}</h3>
        <GoodsTags goods={goods} />
        <div className={styles.cardPrice}>
          <Price money={goods.price} />
          <WasPrice money={goods.was_price} />
          <span className={styles.sold}>{t('sold', { count: showCount(goods.sold) })}</span>
        </div>
      </div>
    </Link>
  );
}
