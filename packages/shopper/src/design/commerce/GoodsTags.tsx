import type { GoodsRow } from '@chengji/contract';
import { useDesignStrings } from '../strings.ts';
import { ShopTag } from './ShopTag.tsx';
import { Tag } from './Tag.tsx';
import styles from './tag.module.css';

const MAX = 3;

/** At most three tags in one line; sold out comes before any offer. */
export function GoodsTags({ goods, shop }: { goods: GoodsRow; shop?: boolean }) {
  const t = useDesignStrings();
  if (goods.in_stock && goods.tags.length === 0 && !shop) return null;
  return (
    <div className={styles.tags}>
      {!goods.in_stock && <Tag>{t('soldOut')}</Tag>}
      {shop && goods.shop.type !== 'personal' && <ShopTag type={goods.shop.type} />}
      {goods.tags.slice(0, MAX).map((tag) => (
        <Tag key={tag} look="brand">
          {tag}
        </Tag>
      ))}
    </div>
  );
}
