import type { Footprint } from '@chengji/contract';
import { Check } from '../../../design/Check.tsx';
import { Link } from '../../../design/Link.tsx';
import { Photo } from '../../../design/Photo.tsx';
import { Price } from '../../../design/Price.tsx';
import { Tag } from '../../../design/Tag.tsx';
import { keyOf } from '../kept.view.ts';
import { useCatalogStrings } from '../strings.ts';
import type { Choosing } from '../use-choosing.ts';
import styles from './Kept.module.css';

const PHOTO = 120;

/** A goods that was looked at: its picture and price. */
export function FootprintCell({ footprint, choosing }: { footprint: Footprint; choosing: Choosing<string> }) {
  const t = useCatalogStrings();
  const { goods } = footprint;
  const key = keyOf(footprint);
  return (
    <div className={styles.cell} data-gone={goods.on_sale ? undefined : ''}>
      <Link to="pages/product/goods" params={{ id: goods.id }}>
        <span className="aloud">{goods.title}</span>
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
