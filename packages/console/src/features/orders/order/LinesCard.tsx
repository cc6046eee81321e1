import { showDiscount } from '@chengji/client-kit/money-display';
import { Card } from '../../../design/layout/Card.tsx';
import cardStyles from '../../../design/layout/card.module.css';
import cellsStyles from '../../../design/tables/cells.module.css';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import type { Area } from '../../../kernel/session.ts';
import { RefundMark } from '../components/RefundMark.tsx';
import { countPieces, type StaffOrder, valuesText } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';
import styles from './order.module.css';

/** What was bought, what the buyer pays for it and what of that comes to the shop. */
export function LinesCard({ order, area }: { order: StaffOrder; area: Area }) {
  const text = useOrdersText();
  return (
    <Card
      ruled
      flush
      title={text('linesCard')}
      aside={text('kindsPieces', { kinds: order.lines.length, pieces: countPieces(order.lines) })}
    >
      <DataTable<StaffOrder['lines'][number]>
        label={text('linesCard')}
        rowKey={(line) => line.id}
        rows={order.lines}
        empty={null}
        columns={[
          {
            title: text('goods'),
            render: (_, line) => (
              <span className={cellsStyles.cellGoods}>
                <Thumb image={line.image} />
                <TwoLines first={line.title} second={valuesText(line.values)} />
                <RefundMark refund={line.refund} area={area} />
              </span>
            ),
          },
          { title: text('price'), align: 'right', render: (_, line) => <Money amount={line.price} /> },
          {
            title: text('quantity'),
            align: 'right',
            render: (_, line) => (
              <>
                {line.number}
                {line.shipped_number > 0 && line.to_ship > 0 && (
                  <p className="muted small">
                    {text('sentOfLine', { sent: line.shipped_number, left: line.to_ship })}
                  </p>
                )}
              </>
            ),
          },
          { title: text('sum'), align: 'right', render: (_, line) => <Money amount={line.sum} /> },
        ]}
      />
      <div className={styles.orderSums}>
        <OrderSums order={order} />
      </div>
    </Card>
  );
}

/** What the goods, their way and what is off them add up to. */
export function OrderSums({ order }: { order: StaffOrder }) {
  const text = useOrdersText();
  const sums = [
    { name: text('goodsAmount'), value: <Money amount={order.goods_amount} /> },
    ...(/[1-9]/.test(order.discount)
      ? [{ name: text('discount'), value: showDiscount(order.discount) }]
      : []),
    ...(/[1-9]/.test(order.reduced) ? [{ name: text('reduced'), value: showDiscount(order.reduced) }] : []),
    ...(/[1-9]/.test(order.platform_discount)
      ? [{ name: text('platformDiscount'), value: showDiscount(order.platform_discount) }]
      : []),
    { name: text('freight'), value: <Money amount={order.freight} /> },
  ];
  return (
    <dl className={cardStyles.sums}>
      {sums.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={cardStyles.sumsTotal}>
        <dt>{text(order.paid_at ? 'buyerPaid' : 'buyerPays')}</dt>
        <dd>
          <Money size="medium" amount={order.payable} />
        </dd>
      </div>
      {/[1-9]/.test(order.returned) && (
        <div>
          <dt>{text('returned')}</dt>
          <dd>{showDiscount(order.returned)}</dd>
        </div>
      )}
      {order.state !== 'closed' && (
        <>
          <div>
            <dt>{text('commission')}</dt>
            <dd>{showDiscount(order.commission)}</dd>
          </div>
          <div>
            <dt>{text(order.completed_at ? 'settled' : 'income')}</dt>
            <dd>
              <Money amount={order.income} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
