import { showMoney } from '@chengji/client-kit/money-display';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Queue } from '../../../design/queue/Queue.tsx';
import { QueueItem } from '../../../design/queue/QueueItem.tsx';
import { QueueList } from '../../../design/queue/QueueList.tsx';
import { QueueRow } from '../../../design/queue/QueueRow.tsx';
import { useQueue } from '../../../design/queue/use-queue.ts';
import { RefundStatus } from '../components/RefundStatus.tsx';
import { RowDue } from '../components/RowDue.tsx';
import { useMarketRefunds } from '../queries.ts';
import { marketTabs } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import { InterventionWork } from './InterventionWork.tsx';

/** Refunds brought to the platform, and those whose money is on its way or did not arrive. */
export function InterventionsScreen() {
  const text = useRefundsText();
  const list = useMarketRefunds();
  const queue = useQueue(list);
  const { data, input } = list;
  return (
    <Queue
      isOpened={queue.isOpened}
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
              second={row.failure || `${row.buyer.nickname} · ${text(`kind_${row.kind}`)} · ${row.reason}`}
              due={<RowDue refund={row} />}
              mark={row.state !== 'intervention' && <RefundStatus state={row.state} area="platform" />}
            />
          )}
        </QueueList>
      }
    >
      {queue.chosen > 0 ? (
        <InterventionWork key={queue.chosen} id={queue.chosen} onDone={queue.goNext} onBack={queue.close} />
      ) : (
        <QueueItem label={text('chooseOne')} onBack={queue.close}>
          {data && <EmptyState title={text('chooseOne')} />}
        </QueueItem>
      )}
    </Queue>
  );
}
