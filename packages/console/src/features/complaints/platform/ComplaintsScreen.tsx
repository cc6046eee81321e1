import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import { Queue } from '../../../design/queue/Queue.tsx';
import { QueueList } from '../../../design/queue/QueueList.tsx';
import { useQueue } from '../../../design/queue/use-queue.ts';
import { caseTabs, complaintTypes } from '../complaints.view.ts';
import { useComplaintsText } from '../complaints-text.ts';
import { useCases } from '../queries.ts';
import { CaseListRow } from './CaseListRow.tsx';
import { CaseWork } from './CaseWork.tsx';

/** Targets that people complained about, those first that are due first. */
export function ComplaintsScreen() {
  const text = useComplaintsText();
  const list = useCases();
  const queue = useQueue(list);
  const { input } = list;
  return (
    <Queue
      queue={queue}
      hasWideContext
      list={
        <QueueList
          title={text('complaints')}
          answer={list}
          tabs={{
            label: text('state'),
            options: caseTabs,
            active: input.tab,
            toText: (tab) => text(`tab_${tab}`),
            onChange: (tab) => queue.change({ tab }),
          }}
          search={text('search')}
          filters={
            <ListSelect
              list={list}
              name="type"
              label={text('type')}
              any={text('typeAll')}
              options={complaintTypes}
              toText={(type) => text(`type_${type}`)}
            />
          }
          onChange={queue.change}
          empty={text(input.tab === 'submitted' ? 'noneWaits' : 'none')}
          note={text('secret')}
        >
          {(row) => (
            <CaseListRow row={row} isChosen={row.id === queue.chosen} onChoose={() => queue.choose(row.id)} />
          )}
        </QueueList>
      }
    >
      {(id) => <CaseWork id={id} onDone={queue.goNext} onBack={queue.close} />}
    </Queue>
  );
}
