import { showMoney } from '@chengji/client-kit/money-display';
import { Queue } from '../../../design/queue/Queue.tsx';
import { QueueList } from '../../../design/queue/QueueList.tsx';
import { QueueRow } from '../../../design/queue/QueueRow.tsx';
import { useQueue } from '../../../design/queue/use-queue.ts';
import { RefundStatus } from '../components/RefundStatus.tsx';
import { RowDue } from '../components/RowDue.tsx';
import { useMarketRefunds } from '../queries.ts';
import { marketTabs, toFailure } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import { InterventionWork } from './InterventionWork.tsx';

/** Refunds brought to the platform, and those whose money is on its way or did not arrive. */
export function InterventionsScreen() {
  const text = useRefundsText();
  const list = useMarketRefunds();
  const queue = useQueue(list);
  const { input } = list;
  return (
    <Queue
      queue={queue}
      hasWideContext
      list={
        <QueueList
          title={text('interventions')}
          answer={list}
          tabs={{
            label: text('state'),
            options: marketTabs,
            active: input.tab,
            toText: (tab) => text(`marketTab_${tab}`),
            onChange: (tab) => queue.change({ tab }),
          }}
          search={text('search')}
          onChange={queue.change}
          empty={text(input.tab === 'intervention' ? 'noneWaits' : 'none')}
        >
          {(row) => (
            <QueueRow
              isChosen={row.id === queue.chosen}
              onChoose={() => queue.choose(row.id)}
              image={row.goods.image}
              title={`${row.shop.name} · ${row.goods.title}`}
              amount={<b>{showMoney(row.amount)}</b>}
              second={
                row.state === 'failed'
                  ? text(`failure_${toFailure(row.failure)}`)
                  : `${row.buyer.nickname} · ${text(`kind_${row.kind}`)} · ${row.reason}`
              }
              due={<RowDue refund={row} />}
              mark={row.state !== 'intervention' && <RefundStatus state={row.state} area="platform" />}
            />
          )}
        </QueueList>
      }
    >
      {(id) => <InterventionWork id={id} onDone={queue.goNext} onBack={queue.close} />}
    </Queue>
  );
}
