import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import { Queue } from '../../../design/queue/Queue.tsx';
import { QueueList } from '../../../design/queue/QueueList.tsx';
import { QueueRow } from '../../../design/queue/QueueRow.tsx';
import { useQueue } from '../../../design/queue/use-queue.ts';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { applicationStates, appliedTypes } from '../applications.view.ts';
import { useApplications } from '../queries.ts';
import { typeTones } from '../shop-tones.ts';
import { useShopsText } from '../shops-text.ts';
import { ApplicationWork } from './ApplicationWork.tsx';

/** The queue of applications: the list, the one at hand, and the decision. */
export function ApplicationsScreen() {
  const text = useShopsText();
  const list = useApplications();
  const queue = useQueue(list);
  const { input } = list;
  return (
    <Queue
      queue={queue}
      hasWideContext
      list={
        <QueueList
          title={text('applications')}
          answer={list}
          tabs={{
            label: text('state'),
            options: applicationStates,
            active: input.state,
            toText: (state) => text(`tab_${state}`),
            onChange: (state) => queue.change({ state }),
          }}
          search={text('searchApplications')}
          filters={
            <ListSelect
              list={list}
              name="type"
              label={text('type')}
              any={text('typeAll')}
              options={appliedTypes}
              toText={(type) => text(`type_${type}`)}
              onChange={(type) => queue.change({ type })}
            />
          }
          onChange={queue.change}
          empty={text(input.state === 'pending' ? 'noneWaits' : 'noApplications')}
        >
          {(row) => (
            <QueueRow
              isChosen={row.id === queue.chosen}
              onChoose={() => queue.choose(row.id)}
              image={row.logo}
              title={row.name}
              amount={<KindTag tone={typeTones[row.type]}>{text(`type_${row.type}`)}</KindTag>}
              second={`${row.business} · ${row.city}`}
              due={<MomentText at={row.submitted_at} />}
              mark={row.submissions > 1 && text('again', { n: row.submissions })}
            />
          )}
        </QueueList>
      }
    >
      {(id) => <ApplicationWork id={id} onDecided={queue.goNext} onBack={queue.close} />}
    </Queue>
  );
}
