import { showCount } from '@chengji/client-kit/count-display';
import type { GoodsRow as Goods } from '@chengji/contract';
import { GoodsTags } from './GoodsTags.tsx';
import './goods.css';
import { Link } from '../navigation/Link.tsx';
import { Photo } from '../pictures/Photo.tsx';
import { useDesignStrings } from '../strings.ts';
import { Price } from './Price.tsx';
import { WasPrice } from './WasPrice.tsx';

const WIDTH = 132;

/** A goods in a list: picture left, price bottom left, its shop beneath. */
export function GoodsRow({ goods }: { goods: Goods }) {
  const t = useDesignStrings();
  return (
    <Link to="pages/product/goods" params={{ id: goods.id }} className="rrow">
      <Photo url={goods.image} width={WIDTH} ratio="1:1" />
      <div className="rrow__b">
        <h3 className="rrow__t">{goods.title}</h3>
        <GoodsTags goods={goods} shop />
        <div className="rrow__p">
          <Price money={goods.price} size="l" />
          <WasPrice money={goods.was_price} />
          <span className="sold">{t('sold', { count: showCount(goods.sold) })}</span>
        </div>
        <div className="rrow__s l1">{goods.shop.name}</div>
      </div>
    </Link>
  );
}
