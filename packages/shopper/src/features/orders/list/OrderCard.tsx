import { showMoney } from '@chengji/client-kit/money-display';
import type { OrderRow } from '@chengji/contract';
import { Price } from '../../../design/commerce/Price.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { RefundMark } from '../../refunds/index.ts';
import { LineRow } from '../components/LineRow.tsx';
import { OrderActions } from '../components/OrderActions.tsx';
import { ShopName } from '../components/ShopName.tsx';
import { TeamLine } from '../components/TeamLine.tsx';
import { DeadlineLine } from '../details/DeadlineLine.tsx';
import { getAmountLabel, isNothing, listShownActions } from '../order.view.ts';
import { useOrderStrings } from '../strings.ts';
import { getOrderPages, teamShown } from '../team.view.ts';
import styles from './OrderCard.module.css';

const isOver = ({ state }: OrderRow) => state === 'completed' || state === 'closed';

/** An order in the list: its shop, its goods, what it costs, what may be done. */
export function OrderCard({ order }: { order: OrderRow }) {
  const t = useOrderStrings();
  const team = teamShown(order);
  return (
    <SectionCard className={styles.card}>
      <Link to={getOrderPages(order).details} params={{ id: order.id }}>
        <Row as="span" row="between" gap={2}>
          <ShopName name={order.shop.name} type={order.shop.type} />
          <Text size={14} tone={isOver(order) ? 3 : 'brand'}>
            {t(`state.${order.state}`)}
          </Text>
        </Row>
        {order.lines.map((line) => (
          <LineRow key={line.id} line={line}>
            {line.refund && (
              <Box above={1}>
                <RefundMark refund={line.refund} />
              </Box>
            )}
          </LineRow>
        ))}
        {team && <TeamLine team={team} />}
        <Row as="span" row="baseline" gap={1} className={styles.sum}>
          <Text size={12} tone={3} num>
            {t('count', { count: order.count })}
          </Text>
          <Text size={13} tone={1}>
            {t(getAmountLabel(order))}
          </Text>
          <Price money={order.payable} places="full" ink />
        </Row>
        {!isNothing(order.returned) && (
          <Text size={12} tone="success" align="end" className={styles.returned}>
            {t('returned')} {showMoney(order.returned)}
          </Text>
        )}
      </Link>
      {order.state === 'shipped' && (
        <Text as="p" size={12} tone={3} align="end" className={styles.due}>
          <DeadlineLine order={order} />
        </Text>
      )}
      <OrderActions order={order} actions={listShownActions(order)} />
    </SectionCard>
  );
}
