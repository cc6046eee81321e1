import type { InboxSession } from '@chengji/contract';
import { Link } from 'react-router';
import { ContextPart } from '../../../design/queue/QueueItem.tsx';
import { useFigures } from '../queries.ts';
import { getName, toShare } from '../support.view.ts';
import { useSupportText } from '../support-text.ts';

/** The person, with what their question may be about. */
export function PersonContext({ session }: { session: InboxSession }) {
  const text = useSupportText();
  const { user, orders, refunds } = session;
  const figures = useFigures().data;
  return (
    <>
      <ContextPart title={getName(session, text('visitor'))}>
        {user.id !== null && <Link to={`/platform/users/${user.id}`}>{text('profile')}</Link>}
      </ContextPart>
      <ContextPart title={text('orders')}>
        {orders.length === 0 && <p className="muted">{text('nothing')}</p>}
        {orders.map(({ order_id, order_no, title, payable }) => (
          <p key={order_id}>
            {title}
            <br />
            <span className="muted small">{text('orderLine', { no: order_no, amount: payable })}</span>
          </p>
        ))}
      </ContextPart>
      <ContextPart title={text('refunds')}>
        {refunds.length === 0 && <p className="muted">{text('nothing')}</p>}
        {refunds.map(({ refund_id, title, amount }) => (
          <p key={refund_id}>{text('refundLine', { title, amount })}</p>
        ))}
      </ContextPart>
      {figures && (
        <ContextPart title={text('figures')}>
          <p>
            {text('figuresLine', {
              asked: figures.asked,
              answered: toShare(figures.answered, figures.asked),
              helpful: toShare(figures.helpful, figures.helpful + figures.unhelpful),
              handed: figures.handed_over,
            })}
          </p>
        </ContextPart>
      )}
    </>
  );
}
