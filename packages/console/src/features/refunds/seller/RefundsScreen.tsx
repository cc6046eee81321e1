import { showMoney } from '@chengji/client-kit/money-display';
import { serverNow } from '@chengji/client-kit/react';
import { Button } from 'antd';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { withoutPaging } from '../../../design/lists/define-list.ts';
import { ListDates } from '../../../design/lists/ListDates.tsx';
import { Queue } from '../../../design/queue/Queue.tsx';
import { QueueList } from '../../../design/queue/QueueList.tsx';
import { QueueRow } from '../../../design/queue/QueueRow.tsx';
import { useQueue } from '../../../design/queue/use-queue.ts';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { ExportRefundsButton } from '../../tasks/index.ts';
import { RefundStatus } from '../components/RefundStatus.tsx';
import { RowDue } from '../components/RowDue.tsx';
import { useRefunds } from '../queries.ts';
import { refundTabs, type SellerRefundRow, toRowMark } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import { AddressesDrawer } from './addresses/AddressesDrawer.tsx';
import { RefundWork } from './RefundWork.tsx';

/** The refunds of a shop: those that wait for it first, the one at hand, and the order behind it. */
export function RefundsScreen() {
  const text = useRefundsText();
  const list = useRefunds();
  const queue = useQueue(list);
  const [isEditingAddresses, setEditingAddresses] = useState(false);
  const { input } = list;
  return (
    <>
      <Queue
        queue={queue}
        list={
          <QueueList
            title={text('refunds')}
            actions={
              <>
                <ExportRefundsButton filters={withoutPaging(input)} />
                <Button
                  icon={<MapPin />}
                  aria-label={text('addresses')}
                  title={text('addresses')}
                  onClick={() => setEditingAddresses(true)}
                />
              </>
            }
            answer={list}
            tabs={{
              label: text('state'),
              options: refundTabs,
              active: input.tab,
              toText: (tab) => text(`tab_${tab}`),
              onChange: (tab) => queue.change({ tab }),
            }}
            search={text('search')}
            filters={<ListDates list={{ input, change: queue.change }} />}
            onChange={queue.change}
            empty={text(input.tab === 'waiting' ? 'noneWaits' : 'none')}
          >
            {(row) => (
              <QueueRow
                isChosen={row.id === queue.chosen}
                onChoose={() => queue.choose(row.id)}
                image={row.goods.image}
                title={row.goods.title}
                amount={<b>{showMoney(row.amount)}</b>}
                second={`${row.buyer.nickname} · ${text(`kind_${row.kind}`)} · ${row.reason}`}
                due={<RowDue refund={row} />}
                mark={<RowMark row={row} />}
              />
            )}
          </QueueList>
        }
      >
        {(id) => (
          <RefundWork
            id={id}
            onDone={queue.goNext}
            onBack={queue.close}
            onAddresses={() => setEditingAddresses(true)}
          />
        )}
      </Queue>
      {isEditingAddresses && <AddressesDrawer onClose={() => setEditingAddresses(false)} />}
    </>
  );
}

function RowMark({ row }: { row: SellerRefundRow }) {
  const text = useRefundsText();
  const mark = toRowMark(row, serverNow());
  if (mark === 'state') return <RefundStatus state={row.state} area="seller" />;
  return (
    <KindTag tone={mark === 'soonApproved' ? 'rose' : 'plain'}>{text(mark, { n: row.submissions })}</KindTag>
  );
}
