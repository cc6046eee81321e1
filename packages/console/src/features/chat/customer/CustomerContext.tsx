import type { ChatCustomer } from '@chengji/contract';
import { Button } from 'antd';
import { Link } from 'react-router';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { ContextPart } from '../../../design/queue/QueueItem.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { OrderStatus } from '../../orders/index.ts';
import { useChatText } from '../chat-text.ts';
import type { Content } from '../pending.rules.ts';
import styles from './customer.module.css';
import { NotesPart } from './NotesPart.tsx';

type Props = {
  customer: ChatCustomer;
  mayWrite: boolean;
  /** Missing where nothing can be sent. */
  onSend: ((content: Content) => void) | undefined;
};

/** Who the customer is to the shop: what was ordered, what was looked at, what colleagues noted. */
export function CustomerContext({ customer, mayWrite, onSend }: Props) {
  const text = useChatText();
  const { showDate } = useTimeDisplay();
  const { user_id, name, mobile, joined_at, orders, spent, refunds, recent_orders, seen_goods } = customer;
  const figures = [
    { label: text('orders'), value: orders },
    { label: text('spent'), value: <Money amount={spent} /> },
    { label: text('refunds'), value: refunds },
  ];
  return (
    <>
      <ContextPart title={name} aside={mobile}>
        <p className="muted small">{text('joined', { date: showDate(joined_at) })}</p>
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dd>{value}</dd>
              <dt>{label}</dt>
            </div>
          ))}
        </dl>
      </ContextPart>
      <NotesPart userId={user_id} notes={customer.notes} mayWrite={mayWrite} />
      <OrdersPart orders={recent_orders} onSend={onSend} />
      <ContextPart title={text('seenGoods')}>
        {seen_goods.length === 0 && <p className="muted">{text('noSeenGoods')}</p>}
        <ul className="stack">
          {seen_goods.map(({ id, title, image, price }) => (
            <li key={id} className={styles.goods}>
              <Thumb size={36} image={image} />
              <span className="grow">
                <span className={styles.oneLine} title={title}>
                  {title}
                </span>
                <Money amount={price} />
              </span>
              {onSend && (
                <Button
                  size="small"
                  aria-label={`${text('choose')} ${title}`}
                  onClick={() => onSend({ type: 'goods', content: { goods_id: id } })}
                >
                  {text('choose')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </ContextPart>
    </>
  );
}

function OrdersPart({ orders, onSend }: { orders: ChatCustomer['recent_orders']; onSend: Props['onSend'] }) {
  const text = useChatText();
  const readsOrders = useCan('seller', 'orders.read');
  return (
    <ContextPart title={text('recentOrders')}>
      {orders.length === 0 && <p className="muted">{text('noOrders')}</p>}
      <ul className="stack">
        {orders.map(({ id, order_no, state, title, image, payable }) => (
          <li key={id} className={styles.order}>
            <span className="row between">
              <span className="muted small ellipsis" title={order_no}>
                {order_no}
              </span>
              <OrderStatus state={state} />
            </span>
            <span className={styles.goods}>
              <Thumb size={36} image={image} />
              <span className="grow">
                <span className={styles.oneLine} title={title}>
                  {title}
                </span>
                <Money amount={payable} />
              </span>
            </span>
            <span className="row">
              {readsOrders && (
                <Link className="row-link" to={`/seller/orders/${id}`}>
                  {text('toOrder')}
                </Link>
              )}
              {onSend && (
                <LinkButton
                  of={order_no}
                  onPress={() => onSend({ type: 'order', content: { order_id: id } })}
                >
                  {text('choose')}
                </LinkButton>
              )}
            </span>
          </li>
        ))}
      </ul>
    </ContextPart>
  );
}
