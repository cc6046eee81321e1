import { showDiscount, showMoney } from '@chengji/client-kit/money-display';
import { Fragment, type ReactNode } from 'react';
import cardStyles from '../../../design/layout/card.module.css';
import { ContextPart } from '../../../design/queue/QueueItem.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { isSomething, type RefundFacts } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';

type Props = {
  refund: RefundFacts;
  title: string;
  /** What was paid alone, where a decision needs the room. */
  isShort?: boolean;
};

type Line = { name: string; value: ReactNode };

/** The order behind a refund: what was bought, what was paid and when. */
export function OrderPart({ refund, title, isShort = false }: Props) {
  const text = useRefundsText();
  const { goods, order } = refund;
  const discounts = [
    { name: text('discount'), amount: order.discount },
    { name: text('platformDiscount'), amount: order.platform_discount },
    { name: text('returned'), amount: order.returned },
  ];
  const moments = [
    { name: text('paidAt'), at: order.paid_at },
    { name: text('shippedAt'), at: order.shipped_at },
    { name: text('receivedAt'), at: order.received_at },
    { name: text('completedAt'), at: order.completed_at },
  ];
  const shown = (one: { name: string; amount: string }): Line[] =>
    isSomething(one.amount) ? [{ name: one.name, value: showDiscount(one.amount) }] : [];
  const sums: Line[] = [
    { name: text('goodsAmount'), value: showMoney(order.goods_amount) },
    ...discounts.slice(0, 2).flatMap(shown),
    { name: text('freight'), value: showMoney(order.freight) },
  ];
  const paidBy = order.channel ? [{ name: text('paidBy'), value: text(`channel_${order.channel}`) }] : [];
  const happened = moments.flatMap(({ name, at }) =>
    at === null ? [] : [{ name, value: <MomentText at={at} /> }],
  );
  const lines: Line[] = [
    ...(isShort ? [] : sums),
    { name: text('paid'), value: <b>{showMoney(order.payable)}</b> },
    ...discounts.slice(2).flatMap(shown),
    ...paidBy,
    ...(isShort ? happened.slice(-1) : happened),
  ];
  return (
    <ContextPart title={title}>
      <span className={cellsStyles.cellGoods}>
        <Thumb size={44} image={goods.image} />
        <TwoLines
          first={goods.title}
          second={[goods.values.join(' / '), text('piecesOf', { n: goods.number })]
            .filter(Boolean)
            .join(' × ')}
        />
      </span>
      {isShort && (
        <p className="muted small">
          {sums.map(({ name, value }) => (
            <Fragment key={name}>
              {name} {value}{' '}
            </Fragment>
          ))}
        </p>
      )}
      <dl className={cardStyles.sums}>
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </ContextPart>
  );
}
