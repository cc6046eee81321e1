import type { GoodsRow, LiveDetails } from '@chengji/contract';
import { ShoppingCart, Ticket } from 'lucide-react';
import { useState } from 'react';
import { GoodsTags } from '../../../design/commerce/GoodsTags.tsx';
import { Price } from '../../../design/commerce/Price.tsx';
import { Tag } from '../../../design/commerce/Tag.tsx';
import { WasPrice } from '../../../design/commerce/WasPrice.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useBadges } from '../../../kernel/live/badges.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { CouponSheet } from '../../coupons/index.ts';
import { toTray } from '../live.view.ts';
import { countOpened } from '../queries.ts';
import { useLiveStrings } from '../strings.ts';
import styles from './TraySheet.module.css';

const PHOTO = 96;

type TraySheetProps = {
  live: Pick<LiveDetails, 'id' | 'post_id' | 'shop' | 'goods'>;
  pinned: number | null;
  onBuy: (goods: number) => void;
  onClose: () => void;
};

/** The goods of a live, what is shown now in front. */
export function TraySheet({ live, pinned, onBuy, onClose }: TraySheetProps) {
  const t = useLiveStrings();
  const pieces = useBadges(({ cart }) => cart);
  const [isAtCoupons, setAtCoupons] = useState(false);
  const { id, post_id, shop, goods } = live;
  // never a sheet over a sheet
  if (isAtCoupons) return <CouponSheet of={{ shop_id: shop.id }} open onClose={() => setAtCoupons(false)} />;
  const open = (goodsId: number) => {
    countOpened(id, goodsId);
    onClose();
  };
  return (
    <Sheet open bare title={t('tray')} onClose={onClose}>
      <Row row="between" className={styles.head}>
        <Text as="h2" size={17} bold>
          {t('tray')}{' '}
          <Text size={13} tone={3} num className={styles.count}>
            {goods.length}
          </Text>
        </Text>
        <Row>
          <Button size="s" look="soft" onClick={() => setAtCoupons(true)}>
            <Icon as={Ticket} size={16} />
            {t('coupons')}
          </Button>
          <IconButton
            icon={ShoppingCart}
            label={t('cart')}
            badge={pieces}
            onPress={() => {
              onClose();
              go('pages/cart');
            }}
          />
        </Row>
      </Row>
      {goods.length === 0 && (
        <Text as="p" size={14} tone={3} align="center">
          {t('trayEmpty')}
        </Text>
      )}
      <ul className={styles.rows}>
        {toTray(goods, pinned).map(({ goods: row, place, isPinned }) => (
          <TrayGoods
            key={row.id}
            goods={row}
            place={place}
            isPinned={isPinned}
            post={post_id ?? undefined}
            onOpen={() => open(row.id)}
            onBuy={() => onBuy(row.id)}
          />
        ))}
      </ul>
    </Sheet>
  );
}

type TrayGoodsProps = {
  goods: GoodsRow;
  place: number;
  isPinned: boolean;
  post: number | undefined;
  onOpen: () => void;
  onBuy: () => void;
};

function TrayGoods({ goods, place, isPinned, post, onOpen, onBuy }: TrayGoodsProps) {
  const t = useLiveStrings();
  const { id, title, image, price, was_price, in_stock } = goods;
  return (
    <li className={styles.row}>
      <Photo url={image} width={PHOTO} className={styles.photo}>
        <span className={styles.place} aria-hidden="true">
          {place}
        </span>
      </Photo>
      <Box grow className={styles.words}>
        <Link to="pages/product/goods" params={{ id, post }} className={styles.open} onPress={onOpen}>
          <Text as="h3" size={14} lines={2}>
            {title}
          </Text>
        </Link>
        <Row gap={1} above={1} className={styles.tags}>
          {isPinned && <Tag look="solid">{t('explaining')}</Tag>}
          <GoodsTags goods={goods} />
        </Row>
        <Row row="between" gap={2} className={styles.foot}>
          <Row row="baseline" className={styles.price}>
            <Price money={price} />
            <WasPrice money={was_price} />
          </Row>
          <Button
            size="s"
            look={isPinned ? 'primary' : 'soft'}
            disabled={!in_stock}
            className={styles.buy}
            onClick={onBuy}
          >
            {t(in_stock ? (isPinned ? 'buyNow' : 'look') : 'soldOut')}
          </Button>
        </Row>
      </Box>
    </li>
  );
}
