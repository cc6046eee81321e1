import type { ReactNode } from 'react';
import { Price } from '../../../design/commerce/Price.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useOrderStrings } from '../strings.ts';
import styles from './LineRow.module.css';

const PHOTO = 76;

type Line = { title: string; image: string; values: readonly string[]; price: string; number: number };

/** One sku of an order: picture, text, price and number. */
export function LineRow({ line, children }: { line: Line; children?: ReactNode }) {
  const t = useOrderStrings();
  return (
    <div className={styles.line}>
      <Photo url={line.image} width={PHOTO} thumb className={styles.photo} />
      <div className="grow">
        <p className="t14 l2">{line.title}</p>
        {line.values.length > 0 && <p className="t12 c3 mt-1 l1">{line.values.join(' · ')}</p>}
        {children}
      </div>
      <div className={styles.side}>
        <Price money={line.price} places="full" size="s" ink />
        <p className="t12 c3 num mt-2">{t('times', { number: line.number })}</p>
      </div>
    </div>
  );
}
