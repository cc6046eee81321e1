import { isOver, isWaiting } from '@chengji/client-kit/live/live-display';
import { useSecondsLeft } from '@chengji/client-kit/react';
import type { HostedLive } from '@chengji/contract';
import { App, Button } from 'antd';
import { Pencil, Radio, Share2, Square } from 'lucide-react';
import { Link } from 'react-router';
import { useCopy } from '../../../../design/feedback/use-copy.ts';
import { useLiveText } from '../../live-text.ts';
import { useEnd, useReloadLive, useStart } from '../../seller.queries.ts';

type Props = { live: HostedLive; mayAct: boolean };

const linkTo = (id: number) => `${location.origin}/#/pages/apps/find/details/live?id=${id}`;

/** The link for viewers, and the one step that comes next: begin, wait, or end. */
export function ControlActions({ live, mayAct }: Props) {
  const text = useLiveText();
  const copy = useCopy();
  const { id } = live;
  return (
    <>
      <Button icon={<Share2 />} onClick={() => void copy(linkTo(id), text('linkCopied'))}>
        {text('share')}
      </Button>
      {mayAct && !isOver(live) && (
        <Link to={`/seller/live/${id}/edit`}>
          <Button icon={<Pencil />}>{text('edit')}</Button>
        </Link>
      )}
      {mayAct && live.state === 'living' && <EndButton id={id} />}
      {mayAct &&
        live.state === 'created' &&
        (isWaiting(live) && live.start_by !== null ? (
          <Waiting id={id} until={live.start_by} />
        ) : (
          <StartButton live={live} />
        ))}
    </>
  );
}

function EndButton({ id }: { id: number }) {
  const text = useLiveText();
  const { modal } = App.useApp();
  const end = useEnd();
  const handleEnd = () =>
    modal.confirm({
      title: text('endAsk'),
      content: text('endBody'),
      okText: text('end'),
      okButtonProps: { danger: true },
      onOk: () => end.mutateAsync({ id }),
    });
  return (
    <Button danger icon={<Square />} loading={end.isPending} onClick={handleEnd}>
      {text('end')}
    </Button>
  );
}

function StartButton({ live }: { live: HostedLive }) {
  const text = useLiveText();
  const start = useStart();
  return (
    <Button
      type="primary"
      icon={<Radio />}
      loading={start.isPending}
      onClick={() => start.mutate({ id: live.id })}
    >
      {text(live.timed_out ? 'startAgain' : 'start')}
    </Button>
  );
}

/** Counts down; once it is over the market says whether the encoder came. */
function Waiting({ id, until }: { id: number; until: number }) {
  const text = useLiveText();
  const reload = useReloadLive();
  const left = useSecondsLeft(until, reload);
  const callOff = useEnd();
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <span role="timer" className="muted">
        {text('waitingFor', { time })}
      </span>
      <Button loading={callOff.isPending} onClick={() => callOff.mutate({ id })}>
        {text('callOff')}
      </Button>
    </>
  );
}
