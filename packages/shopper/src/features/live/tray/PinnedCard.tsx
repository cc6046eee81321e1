import type { GoodsRow } from '@chengji/contract';
import { Price } from '../../../design/commerce/Price.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { Bars } from '../parts/Bars.tsx';
import { useLiveStrings } from '../strings.ts';
import styles from './PinnedCard.module.css';

const WIDTH = 124;

/** What the host shows now, on the picture: a press buys it. */
export function PinnedCard({ goods, onBuy }: { goods: GoodsRow; onBuy: () => void }) {
  const t = useLiveStrings();
  const { title, image, price, in_stock } = goods;
  return (
    <button
      type="button"
      key={goods.id}
      className={styles.card}
      aria-label={t('explained', { title })}
      onClick={onBuy}
    >
      <span className={styles.head}>
        <Bars />
        {t('explaining')}
      </span>
      <Photo url={image} width={WIDTH} ratio="124:104" />
      <span className={styles.body}>
        <Text lines={1} size={12}>
          {title}
        </Text>
        <Row as="span" row="between" above={1}>
          <Price money={price} size="s" />
          <span className={styles.go} aria-hidden="true">
            {in_stock ? t('grab') : t('soldOut')}
          </span>
        </Row>
      </span>
    </button>
  );
}
