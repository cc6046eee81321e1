import { showDiscount, showMoney } from '@chengji/client-kit/money-display';
import type { OrderDetails } from '@chengji/contract';
import { Price } from '../../../design/commerce/Price.tsx';
import cellStyles from '../../../design/layout/cell.module.css';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { ChatTextLink } from '../../chat/index.ts';
import { ComplainButton } from '../../complaints/index.ts';
import { LineRefund, RefundAll } from '../../refunds/index.ts';
import { LineRow } from '../components/LineRow.tsx';
import { ShopName } from '../components/ShopName.tsx';
import { getAmountLabel, isNothing } from '../order.view.ts';
import { useOrderStrings } from '../strings.ts';
import styles from './DetailsGoods.module.css';

/** What was bought, and how its amount comes about. */
export function DetailsGoods({ order }: { order: OrderDetails }) {
  const t = useOrderStrings();
  const isTrade = order.trade_orders > 1 && order.can.pay;
  return (
    <SectionCard>
      <Row gap={2}>
        <ShopName name={order.shop.name} type={order.shop.type} />
        <ChatTextLink shop={order.shop.id} order={order.id} />
      </Row>
      <Box above={1}>
        {order.lines.map((line) => (
          <div key={line.id} className={styles.line}>
            <Link to="pages/product/goods" params={{ id: line.goods_id }}>
              <LineRow line={line} />
            </Link>
            <LineRefund orderId={order.id} line={line}>
              {order.paid_at !== null && <ComplainButton type="goods" id={line.goods_id} />}
            </LineRefund>
          </div>
        ))}
        <RefundAll order={order} />
      </Box>
      <hr className={cellStyles.rule} />
      <dl>
        <KeyValue name={t('goodsAmount')}>{showMoney(order.goods_amount)}</KeyValue>
        <KeyValue name={t('freight')}>{showMoney(order.freight)}</KeyValue>
        <KeyValue name={t('discount')}>{showDiscount(order.discount)}</KeyValue>
        {!isNothing(order.reduced) && <KeyValue name={t('reduced')}>{showDiscount(order.reduced)}</KeyValue>}
        {!isNothing(order.platform_discount) && (
          <KeyValue name={t('platformDiscount')}>{showDiscount(order.platform_discount)}</KeyValue>
        )}
        <KeyValue
          name={
            <Text as="b" tone={1}>
              {t(getAmountLabel(order))}
            </Text>
          }
        >
          <Price money={order.payable} places="full" />
        </KeyValue>
        {!order.team && !isNothing(order.returned) && (
          <KeyValue name={t('returned')}>{showDiscount(order.returned)}</KeyValue>
        )}
      </dl>
      {isTrade && (
        <Text as="p" size={12} tone={3}>
          {t('trade', { count: order.trade_orders, payable: showMoney(order.trade_payable) })}
        </Text>
      )}
    </SectionCard>
  );
}
