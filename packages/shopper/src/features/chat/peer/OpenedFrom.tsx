import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Price } from '../../../design/commerce/Price.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { OrderStateName } from '../../orders/index.ts';
import { toOrderCard } from '../order-card.view.ts';
import { useGoods, useOrder } from '../queries.ts';
import { send } from '../store/sending.ts';
import type { Draft } from '../store/unsent.ts';
import { useChatStrings } from '../strings.ts';
import styles from './OpenedFrom.module.css';

const PHOTO = 72;

type OpenedFromProps = {
  peer: number;
  goods: number | undefined;
  order: number | undefined;
  /** It was sent or put away. */
  onOver: () => void;
};

/** The goods or the order the page was opened from, to be sent in one press. */
export function OpenedFrom({ peer, goods: goodsId, order: orderId, onOver }: OpenedFromProps) {
  const t = useChatStrings();
  const goods = useGoods(goodsId);
  const order = useOrder(orderId);
  if (goods?.shop.id === peer) {
    const { id, title, price } = goods;
    const image = goods.images[0] ?? '';
    return (
      <Offer
        peer={peer}
        onOver={onOver}
        draft={{ type: 'goods', content: { goods_id: id, title, image, price } }}
        title={title}
        image={image}
        hint={t('beingSeen')}
      >
        <Price money={price} />
      </Offer>
    );
  }
  if (order?.shop.id === peer) {
    const card = toOrderCard(order);
    return (
      <Offer
        peer={peer}
        onOver={onOver}
        draft={{ type: 'order', content: card }}
        title={card.title}
        image={card.image}
        hint={t('beingAsked')}
      >
        <Text size={13} tone="brand">
          <OrderStateName state={card.state} />
        </Text>
      </Offer>
    );
  }
  return null;
}

type OfferProps = {
  peer: number;
  onOver: () => void;
  draft: Draft;
  title: string;
  image: string;
  hint: string;
  children: ReactNode;
};

function Offer({ peer, onOver, draft, title, image, hint, children }: OfferProps) {
  const t = useChatStrings();
  const handleSend = () => {
    onOver();
    void send(peer, draft);
  };
  return (
    <section className={styles.offer} aria-label={hint}>
      <Photo url={image} width={PHOTO} thumb className={styles.photo} />
      <Box grow>
        <Text as="p" size={15} lines={1} className={styles.title}>
          {title}
        </Text>
        <Text as="p" size={12} tone={3}>
          {hint}
        </Text>
        <Row row="between" gap={2} above={1}>
          {children}
          <Button size="s" look="line-brand" onClick={handleSend}>
            {t('toShop')}
          </Button>
        </Row>
      </Box>
      <IconButton icon={X} label={t('close')} size={16} className={styles.close ?? ''} onPress={onOver} />
    </section>
  );
}
