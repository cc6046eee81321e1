import type { MissedQuestion } from '@chengji/contract';
import { useState } from 'react';
import { NewButton } from '../../../design/inputs/NewButton.tsx';
import { Queue } from '../../../design/queue/Queue.tsx';
import { QueueList } from '../../../design/queue/QueueList.tsx';
import { useQueue } from '../../../design/queue/use-queue.ts';
import { useCan } from '../../../kernel/rights.ts';
import { useBank } from '../queries.ts';
import { bankTabs } from '../support.view.ts';
import { useSupportText } from '../support-text.ts';
import { BankListRow } from './BankListRow.tsx';
import { NewQuestion, QuestionWork } from './QuestionWork.tsx';

/** What the assistant answers, those most asked first, with a try-it beside the one at hand. */
export function BankScreen() {
  const text = useSupportText();
  const canWrite = useCan('platform', 'support.bank');
  const list = useBank();
  const queue = useQueue(list);
  const [begun, setBegun] = useState<MissedQuestion | 'new'>();
  const { input } = list;
  const isEmpty = list.data?.total === 0 && !input.keyword;
  return (
    <Queue
      queue={begun || isEmpty ? { chosen: -1, isOpened: begun !== undefined } : queue}
      hasWideContext
      list={
        <>
          <QueueList
            title={text('bank')}
            answer={list}
            actions={canWrite && <NewButton onPress={() => setBegun('new')}>{text('newQuestion')}</NewButton>}
            tabs={{
              label: text('state'),
              options: bankTabs,
              active: input.tab,
              toText: (tab) => text(`bankTab_${tab}`),
              onChange: (tab) => queue.change({ tab }),
            }}
            search={text('searchBank')}
            onChange={queue.change}
            empty={text('noBank')}
          >
            {(row) => (
              <BankListRow
                row={row}
                isChosen={!begun && row.id === queue.chosen}
                onChoose={() => {
                  setBegun(undefined);
                  queue.choose(row.id);
                }}
              />
            )}
          </QueueList>
          {begun && (
            <NewQuestion
              key={begun === 'new' ? 0 : begun.id}
              missed={begun === 'new' ? null : begun}
              onMake={setBegun}
              onDone={() => setBegun(undefined)}
            />
          )}
        </>
      }
    >
      {(id) => <QuestionWork id={id} onMake={setBegun} onBack={queue.close} />}
    </Queue>
  );
}
