import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { QueueHead } from '../../../design/queue/QueueHead.tsx';
import { ContextPart, QueueItem } from '../../../design/queue/QueueItem.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { HandledBy } from '../../alerts/index.ts';
import { ContactBuyer } from '../../chat/index.ts';
import { EndedAt } from '../components/EndedAt.tsx';
import { LogTrail } from '../components/LogTrail.tsx';
import { OrderPart } from '../components/OrderPart.tsx';
import { ParcelCard } from '../components/ParcelCard.tsx';
import { RefundDue } from '../components/RefundDue.tsx';
import { RefundStatus } from '../components/RefundStatus.tsx';
import styles from '../components/refund.module.css';
import { ToComeCard } from '../components/ToComeCard.tsx';
import { useRefund } from '../queries.ts';
import type { SellerRefund } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import { ClaimCards } from './ClaimCards.tsx';
import { HandlingCard } from './HandlingCard.tsx';
import { OrderLink } from './OrderLink.tsx';

type Props = { id: number; onDone: () => void; onBack: () => void; onAddresses: () => void };

/** The refund at hand: what the buyer asks for, what the shop does about it, and the order behind it. */
export function RefundWork({ id, onDone, onBack, onAddresses }: Props) {
  const text = useRefundsText();
  const momentText = useMomentText();
  const { data: refund, error, refetch } = useRefund(id);
  if (error || !refund) {
    return (
      <QueueItem label={text('refunds')} onBack={onBack}>
        <NotLoaded error={error} onRetry={refetch} />
      </QueueItem>
    );
  }
  const { refund_no, state, createtime, order_no, timeline } = refund;
  return (
    <QueueItem
      label={text('refundNo', { no: refund_no })}
      onBack={onBack}
      context={{ label: text('context'), body: <Context refund={refund} /> }}
    >
      <QueueHead
        title={text('refundNo', { no: refund_no })}
        marks={
          <>
            <RefundStatus state={state} area="seller" />
            <HandledBy subject="refund" id={id} />
          </>
        }
        summary={
          <>
            {text('appliedAt', { time: momentText(createtime), no: order_no })}
            <EndedAt refund={refund} /> <OrderLink orderId={refund.order_id} />
          </>
        }
      />
      <RefundDue refund={refund} />
      <div className={styles.columns}>
        <div className="stack">
          <ClaimCards refund={refund} />
          <ParcelCard refund={refund} />
        </div>
        <div className="stack">
          <HandlingCard key={state} refund={refund} onDone={onDone} onAddresses={onAddresses} />
          <ToComeCard timeline={timeline} />
        </div>
      </div>
    </QueueItem>
  );
}

function Context({ refund }: { refund: SellerRefund }) {
  const text = useRefundsText();
  const { buyer, log } = refund;
  return (
    <>
      <OrderPart refund={refund} title={text('order')} />
      <ContextPart title={text('buyer')} aside={<ContactBuyer userId={buyer.id} />}>
        <span className={cellsStyles.cellGoods}>
          <Thumb round size={36} image={buyer.avatar} />
          <TwoLines
            isStrong
            first={buyer.nickname}
            second={`${text('buyerRefunds')} ${text('refundsOfOrders', buyer)}`}
          />
        </span>
      </ContextPart>
      <ContextPart title={text('log')}>
        <LogTrail log={log} />
      </ContextPart>
    </>
  );
}
