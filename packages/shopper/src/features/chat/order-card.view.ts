import type { OrderRow, StoredMessage } from '@chengji/contract';

type OrderCard = Extract<StoredMessage, { type: 'order' }>['content'];

/** An order as it is shown in a conversation: by the first of what it has. */
export function toOrderCard({ id, state, lines }: Pick<OrderRow, 'id' | 'state' | 'lines'>): OrderCard {
  const [first] = lines;
  return { order_id: id, title: first?.title ?? '', image: first?.image ?? '', state };
}
