/** The person's own things, as the assistant shows them. Each opens the thing itself. */
import type { ServiceBlock } from '@chengji/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { StatePill } from '../../../design/progress/StatePill.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { getOrderTone, getRefundTone } from '../conversation.view.ts';
import { ask } from '../conversation-store.ts';
import { useSupportStrings } from '../strings.ts';
import styles from './Cards.module.css';

type Rows<Kind> = Extract<ServiceBlock, { kind: Kind; rows: unknown }>['rows'];

type CardProps = { title: string; note: string; image?: string; foot: ReactNode; onOpen: () => void };

function Card({ title, note, image, foot, onOpen }: CardProps) {
  return (
    <div className={styles.card}>
      <button type="button" className={styles.head} onClick={onOpen}>
        {image !== undefined && (
          <span className={styles.photo}>
            <Photo url={image} width={44} thumb />
          </span>
        )}
        <span className={styles.words}>
          <Text size={13} lines={1}>
            {title}
          </Text>
          <Text size={12} tone={3} lines={1} num>
            {note}
          </Text>
        </span>
      </button>
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}

export function OrderCards({ rows }: { rows: Rows<'orders'> }) {
  const t = useSupportStrings();
  return (
    <div className={styles.cards}>
      {rows.map(({ order_id, order_no, title, image, state, latest }) => (
        <Card
          key={order_id}
          title={title}
          note={latest || t('order', { no: order_no })}
          image={image}
          onOpen={() => go('pages/user/order/details', { id: order_id })}
          foot={
            <>
              <StatePill tone={getOrderTone(state)}>{t(`orderState.${state}`)}</StatePill>
              <Button look="line" size="xs" onClick={() => void ask({ order_id }, title)}>
                {t('askThis')}
              </Button>
            </>
          }
        />
      ))}
    </div>
  );
}

export function RefundCards({ rows }: { rows: Rows<'refunds'> }) {
  const t = useSupportStrings();
  return (
    <div className={styles.cards}>
      {rows.map(({ refund_id, title, image, amount, state }) => (
        <Card
          key={refund_id}
          title={title}
          note={t('refundAmount', { amount })}
          image={image}
          onOpen={() => go('pages/user/refund/details', { id: refund_id })}
          foot={
            <>
              <StatePill tone={getRefundTone(state)}>{t(`refund.${state}`)}</StatePill>
              <Button look="line" size="xs" onClick={() => void ask({ refund_id }, title)}>
                {t('askThis')}
              </Button>
            </>
          }
        />
      ))}
    </div>
  );
}

export function CouponCards({ rows }: { rows: Rows<'coupons'> }) {
  const t = useSupportStrings();
  const { showMoment } = useTimeDisplay();
  return (
    <div className={styles.cards}>
      {rows.map(({ card_id, title, shop, valid_to }) => {
        const time = showMoment(valid_to);
        return (
          <Card
            key={card_id}
            title={title}
            note={shop === null ? t('couponMarket', { time }) : t('couponOf', { shop, time })}
            onOpen={() => go('pages/user/coupon/mycard')}
            foot={
              <Button look="line" size="xs" onClick={() => go('pages/user/coupon/mycard')}>
                {t('view')}
              </Button>
            }
          />
        );
      })}
    </div>
  );
}

export function ShopCards({ rows }: { rows: Rows<'shops'> }) {
  const t = useSupportStrings();
  return (
    <div className={styles.cards}>
      {rows.map(({ shop_id, name, order_id, order_no }) => (
        <Card
          key={shop_id}
          title={name}
          note={t('order', { no: order_no })}
          onOpen={() => go('pages/shop/index', { id: shop_id })}
          foot={
            <Button
              look="line"
              size="xs"
              onClick={() => go('pages/notice/chat', { shop_id, order: order_id })}
            >
              {t('openShop')}
            </Button>
          }
        />
      ))}
    </div>
  );
}

type Wallet = Extract<ServiceBlock, { kind: 'wallet' }>['wallet'];

export function WalletCard({ wallet: { balance, frozen, withdrawals } }: { wallet: Wallet }) {
  const t = useSupportStrings();
  return (
    <div className={styles.card}>
      <Row row="between">
        <Text size={13}>{t('balance')}</Text>
        <Text bold num>
          ¥{balance}
        </Text>
      </Row>
      <Row row="between">
        <Text size={12} tone={3}>
          {t('frozen')}
        </Text>
        <Text size={12} tone={3} num>
          ¥{frozen}
        </Text>
      </Row>
      {withdrawals.map(({ id, amount, state }) => (
        <Row key={id} row="between">
          <Text size={12} num>
            {t('withdrawal', { amount })}
          </Text>
          <Text size={12} tone={3}>
            {t(`withdrawal.${state}`)}
          </Text>
        </Row>
      ))}
      <div className={styles.foot}>
        <Button look="line" size="xs" onClick={() => go('pages/user/money/money')}>
          {t('openWallet')}
        </Button>
      </div>
    </div>
  );
}
