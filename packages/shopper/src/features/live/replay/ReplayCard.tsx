import type { GoodsRow } from '@chengji/contract';
import { Price } from '../../../design/commerce/Price.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { showPlace } from '../live.view.ts';
import { useLiveStrings } from '../strings.ts';
import styles from './ReplayCard.module.css';
import type { Pin } from './replay.view.ts';

const PHOTO = 60;

type ReplayCardProps = { pin: Pin; goods: GoodsRow; onBuy: () => void };

/** What was shown at this second, to be bought now. */
export function ReplayCard({ pin, goods, onBuy }: ReplayCardProps) {
  const t = useLiveStrings();
  return (
    <article className={styles.card} aria-label={t('explained', { title: goods.title })}>
      <Photo url={goods.image} width={PHOTO} className={styles.photo} />
      <Box grow>
        <Text as="h2" size={14} lines={1}>
          {goods.title}
        </Text>
        <Text as="p" size={12} tone={3} num className={styles.span}>
          {t('explainedSpan', { from: showPlace(pin.from), to: showPlace(pin.to) })}
        </Text>
        <Price money={goods.price} size="s" />
      </Box>
      <Button size="s" disabled={!goods.in_stock} onClick={onBuy}>
        {t(goods.in_stock ? 'look' : 'soldOut')}
      </Button>
    </article>
  );
}
