/** What a list of orders shows alike for a shop and for the platform. */
import { showMoney } from '@chengji/client-kit/money-display';
import styles from '../../../design/tables/cells.module.css';
import { Money } from '../../../design/values/Money.tsx';
import type { Area } from '../../../kernel/session.ts';
import { TeamStatus } from '../../groups/index.ts';
import { findRefund, type PlatformOrderRow } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';
import { NextDeadline } from './NextDeadline.tsx';
import { OrderStatus, PurchaseTag } from './OrderStatus.tsx';
import { RefundMark } from './RefundMark.tsx';

export function PayableCell({ row }: { row: PlatformOrderRow }) {
  const text = useOrdersText();
  return (
    <span className={`${styles.cellTwo} ${styles.orderPaid}`}>
      <Money amount={row.payable} />
      <span>
        {/[1-9]/.test(row.freight)
          ? text('withFreight', { freight: showMoney(row.freight) })
          : text('freeFreight')}
      </span>
    </span>
  );
}

export function StateCell({ row, area }: { row: PlatformOrderRow; area: Area }) {
  const text = useOrdersText();
  return (
    <span className={`${styles.cellTwo} ${styles.orderState}`}>
      <span className="row wrap">
        <OrderStatus state={row.state} />
        {!row.team && row.type !== 'direct' && <PurchaseTag kind={row.type} />}
      </span>
      <RefundMark refund={findRefund(row.lines)} area={area} />
      {row.team && (
        <span className="row wrap">
          <PurchaseTag kind={row.type} />
          {row.state !== 'pending_group' && <TeamStatus state={row.team.state} />}
          {text('teamPaid', row.team)}
        </span>
      )}
    </span>
  );
}

export function NextCell({ row, isToShip }: { row: PlatformOrderRow; isToShip: boolean }) {
  const text = useOrdersText();
  return row.close_reason ? (
    <span className={`${styles.orderNext} muted`}>{text(`close_${row.close_reason}`)}</span>
  ) : (
    <span className={styles.orderNext}>
      <NextDeadline deadlines={row.deadlines} shipDueAt={isToShip ? row.ship_due_at : null} />
    </span>
  );
}
