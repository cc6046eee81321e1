import type { InboxSession } from '@chengji/contract';
import { App, Button } from 'antd';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { QueueHead } from '../../../design/queue/QueueHead.tsx';
import { QueueItem } from '../../../design/queue/QueueItem.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { useClose, useInboxSession, useRelease, useTake } from '../queries.ts';
import { getName } from '../support.view.ts';
import { useSupportText } from '../support-text.ts';
import { PersonContext } from './PersonContext.tsx';
import { ReplyFoot } from './ReplyFoot.tsx';
import { Said } from './Said.tsx';

type Props = { id: number; onBack: () => void };

/** The conversation at hand: what was said, the person's orders beside it, and the line to answer in. */
export function SessionWork({ id, onBack }: Props) {
  const text = useSupportText();
  const { data, error, refetch } = useInboxSession(id);
  if (data && !error) return <Work session={data} onBack={onBack} />;
  return (
    <QueueItem label={text('inbox')} onBack={onBack}>
      <NotLoaded error={error} onRetry={refetch} />
    </QueueItem>
  );
}

function Work({ session, onBack }: { session: InboxSession; onBack: () => void }) {
  const text = useSupportText();
  const { id, state, taken_by, can, is_mine } = session;
  const name = getName(session, text('visitor'));
  return (
    <QueueItem
      label={name}
      onBack={onBack}
      foot={<ReplyFoot key={id} session={session} />}
      context={{ label: text('person'), body: <PersonContext session={session} /> }}
    >
      <QueueHead
        title={name}
        marks={<KindTag tone="plain">{text(`state_${state}`, { name: taken_by })}</KindTag>}
        actions={<Actions id={id} name={name} can={can} isMine={is_mine} />}
      />
      <Said messages={session.messages} />
    </QueueItem>
  );
}

type ActionsProps = { id: number; name: string; can: InboxSession['can']; isMine: boolean };

function Actions({ id, name, can, isMine }: ActionsProps) {
  const text = useSupportText();
  const { modal } = App.useApp();
  const [take, release, close] = [useTake(), useRelease(), useClose()];
  const handleClose = () =>
    modal.confirm({
      title: text('endAsk', { name }),
      okText: text('end'),
      cancelText: text('cancel'),
      onOk: () => close.mutateAsync({ id }).catch(() => {}),
    });
  return (
    <>
      {can.take && (
        <Button type="primary" loading={take.isPending} onClick={() => take.mutate({ id })}>
          {text('take')}
        </Button>
      )}
      {isMine && (
        <Button loading={release.isPending} onClick={() => release.mutate({ id })}>
          {text('release')}
        </Button>
      )}
      {can.close && (
        <Button loading={close.isPending} onClick={handleClose}>
          {text('end')}
        </Button>
      )}
    </>
  );
}
