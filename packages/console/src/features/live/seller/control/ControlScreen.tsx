import { isOver, isWaiting, toLength } from '@chengji/client-kit/live/live-display';
import { serverNow } from '@chengji/client-kit/react';
import { useRoomNews } from '@chengji/client-kit/react/live/use-room-news';
import type { HostedLive } from '@chengji/contract';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { Note } from '../../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { getLook, lookTones } from '../../live.view.ts';
import { useLiveText } from '../../live-text.ts';
import { useHostedLive, useReloadLive, useRoom } from '../../seller.queries.ts';
import { ControlActions } from './ControlActions.tsx';
import styles from './control.module.css';
import { EncoderCard } from './EncoderCard.tsx';
import { FiguresStrip } from './FiguresStrip.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { TalkCard } from './TalkCard.tsx';
import { TrayCard } from './TrayCard.tsx';

/** A live as the shop’s staff work with it: its picture, encoder, tray and what is said. */
export function ControlScreen() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useHostedLive(id);
  if (!data) return <NotLoaded error={error} onRetry={refetch} />;
  return <Control key={data.id} live={data} />;
}

function Control({ live }: { live: HostedLive }) {
  const text = useLiveText();
  const momentText = useMomentText();
  const canHost = useCan('seller', 'live.host');
  const over = isOver(live);
  const mayAct = canHost && !over;
  const room = useRoom(over ? null : live.id);
  useRoomNews(live, room, useReloadLive());
  const look = getLook(live);
  const { began_at, planned_at } = live;
  const when = began_at
    ? text('summaryBegan', { time: momentText(began_at) })
    : planned_at
      ? text('summaryPlanned', { time: momentText(planned_at) })
      : text('notBegun');
  return (
    <>
      <PageHeader
        back="/seller/live"
        title={live.title}
        marks={
          <StatusDot tone={lookTones[look]}>
            {look === 'living' ? <LivingFor since={began_at ?? 0} /> : text(`look_${look}`)}
          </StatusDot>
        }
        summary={`${when} · ${text('liveNo', { id: live.id })}`}
        actions={<ControlActions live={live} mayAct={mayAct} />}
      />
      <div className="stack">
        <StateNote live={live} />
        <FiguresStrip
          live={live}
          viewers={room.info?.viewers ?? live.viewers}
          likes={Math.max(room.likes, live.likes)}
        />
        <div className={styles.columns}>
          <PreviewCard live={live} viewers={room.info?.viewers ?? live.viewers} room={room} />
          <div className={styles.middle}>
            {live.push && <EncoderCard live={live} push={live.push} mayAct={mayAct} />}
            <TrayCard live={live} mayAct={mayAct} />
          </div>
          <TalkCard live={live} room={room} mayAct={mayAct} />
        </div>
      </div>
    </>
  );
}

/** What has to be known before going on. */
function StateNote({ live }: { live: HostedLive }) {
  const text = useLiveText();
  if (live.cut_reason) return <Note tone="error">{text('cutNote', { reason: live.cut_reason })}</Note>;
  if (isOver(live)) {
    return (
      <Note tone="success">
        <b>{text('ended')}</b> {text(live.state === 'replay' ? 'endedReplay' : 'endedNoReplay')}
      </Note>
    );
  }
  if (live.timed_out && !isWaiting(live)) {
    return (
      <Note tone="error">
        <b>{text('timedOut')}</b> {text('timedOutHint')}
      </Note>
    );
  }
  if (live.state === 'living' && live.encoder.state === 'lost')
    return <Note tone="error">{text('encoderLost')}</Note>;
  return live.state === 'created' ? <Note>{text('startHint')}</Note> : null;
}

/** Ticks for as long as it is living. */
function LivingFor({ since }: { since: number }) {
  const text = useLiveText();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return text('livingFor', { time: toLength(now - since) });
}
