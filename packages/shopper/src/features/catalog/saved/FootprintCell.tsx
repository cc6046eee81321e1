import type { Footprint } from '@chengji/contract';
import { Price } from '../../../design/commerce/Price.tsx';
import { Tag } from '../../../design/commerce/Tag.tsx';
import { Check } from '../../../design/inputs/Check.tsx';
import { Hidden } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useCatalogStrings } from '../strings.ts';
import styles from './SavedItems.module.css';
import { toFootprintKey } from './saved-items.view.ts';
import type { Choosing } from './use-choosing.ts';

const PHOTO = 120;

/** A goods that was looked at: its picture and price. */
export function FootprintCell({ footprint, choosing }: { footprint: Footprint; choosing: Choosing<string> }) {
  const t = useCatalogStrings();
  const { goods } = footprint;
  const key = toFootprintKey(footprint);
  return (
    <div className={styles.cell} data-gone={goods.on_sale ? undefined : ''}>
      <Link to="pages/product/goods" params={{ id: goods.id }}>
        <Hidden>{goods.title}</Hidden>
        <Photo url={goods.image} width={PHOTO} thumb />
        {goods.on_sale ? <Price money={goods.price} size="s" /> : <Tag>{t('offSale')}</Tag>}
      </Link>
      {choosing.isOn && (
        <span className={styles.check}>
          <Check
            label={t('choose', { title: goods.title })}
            checked={choosing.has(key)}
            onChange={() => choosing.toggle(key)}
          />
        </span>
      )}
    </div>
  );
}
