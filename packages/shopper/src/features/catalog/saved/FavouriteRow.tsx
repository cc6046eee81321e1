import type { Favourite } from '@chengji/contract';
import { GoodsRow } from '../../../design/commerce/GoodsRow.tsx';
import { Tag } from '../../../design/commerce/Tag.tsx';
import { Check } from '../../../design/inputs/Check.tsx';
import { useCatalogStrings } from '../strings.ts';
import styles from './SavedItems.module.css';
import type { Choosing } from './use-choosing.ts';

/** A goods among the favourites; one that went off sale says so and is dimmed. */
export function FavouriteRow({ goods, choosing }: { goods: Favourite; choosing: Choosing<number> }) {
  const t = useCatalogStrings();
  return (
    <div className={styles.row}>
      {choosing.isOn && (
        <Check
          label={t('choose', { title: goods.title })}
          checked={choosing.has(goods.id)}
          onChange={() => choosing.toggle(goods.id)}
        />
      )}
      <div className={styles.goods} data-gone={goods.on_sale ? undefined : ''}>
        <GoodsRow goods={goods} />
        {!goods.on_sale && (
          <span className={styles.gone}>
            <Tag>{t('offSale')}</Tag>
          </span>
        )}
      </div>
    </div>
  );
}
