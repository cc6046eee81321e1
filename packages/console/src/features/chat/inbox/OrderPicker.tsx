import type { ChatCustomer } from '@chengji/contract';
import { OrderStatus } from '../../orders/index.ts';
import { useChatText } from '../chat-text.ts';
import type { Content } from '../pending.rules.ts';
import styles from './inbox.module.css';
import { PickRow } from './PickRow.tsx';

type Props = { orders: ChatCustomer['recent_orders']; onSend: (content: Content) => void };

/** The customer's newest orders in the shop. */
export function OrderPicker({ orders, onSend }: Props) {
  const text = useChatText();
  return (
    <ul className={styles.picker}>
      {orders.map(({ id, title, image, state }) => (
        <PickRow
          key={id}
          image={image}
          title={title}
          second={<OrderStatus state={state} />}
          action={text('choose')}
          onPick={() => onSend({ type: 'order', content: { order_id: id } })}
        />
      ))}
    </ul>
  );
}
