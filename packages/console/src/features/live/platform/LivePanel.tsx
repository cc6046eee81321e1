import { isOver, toCount, toLength } from '@chengji/client-kit/live/live-display';
import { showMoney } from '@chengji/client-kit/money-display';
import { serverNow } from '@chengji/client-kit/react';
import type { CallOut } from '@chengji/contract';
import { App } from 'antd';
import { Link } from 'react-router';
import { Note } from '../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { Facts } from '../../../design/layout/Facts.tsx';
import { ScrollArea } from '../../../design/layout/ScrollArea.tsx';
import { GalleryPanel } from '../../../design/queue/Gallery.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { LivePlayer } from '../components/LivePlayer.tsx';
import { getLook, lookTones } from '../live.view.ts';
import { useLiveText } from '../live-text.ts';
import { useDeleteSay, useWatched } from '../queries.ts';
import { CutPart } from './CutPart.tsx';
import styles from './watch.module.css';

type Watched = CallOut<'GET /platform/live/details'>;

/** The live at hand: its picture, facts, what is said, and cutting it off. */
export function LivePanel({ id, onBack }: { id: number; onBack: () => void }) {
  const text = useLiveText();
  const { data, error, refetch } = useWatched(id);
  const mayCut = useCan('platform', 'live.cut');
  return (
    <GalleryPanel label={text('liveNo', { id })} back={text('backToList')} onBack={onBack}>
      {data ? (
        <>
          <ScrollArea className={styles.panelScroll}>
            <Head live={data} />
            {data.cut_reason && <Note tone="error">{text('cutNote', { reason: data.cut_reason })}</Note>}
            <Says live={data} mayDelete={mayCut} />
          </ScrollArea>
          {mayCut && data.state === 'living' && <CutPart live={data} />}
        </>
      ) : (
        <div className={styles.panelScroll}>
          <NotLoaded error={error} onRetry={refetch} />
        </div>
      )}
    </GalleryPanel>
  );
}

function Head({ live }: { live: Watched }) {
  const text = useLiveText();
  const seesComplaints = useCan('platform', 'complaints.read');
  const { figures, encoder, began_at } = live;
  const look = getLook(live);
  const over = isOver(live);
  const seconds = over || began_at === null ? figures.seconds : serverNow() - began_at;
  const rows = [
    {
      name: text('factWatch'),
      value: over
        ? toCount(figures.viewers)
        : text('factWatchValue', { now: toCount(live.viewers), peak: toCount(figures.peak) }),
    },
    ...(figures.own
      ? [
          {
            name: text('factTrade'),
            value: text('factTradeValue', {
              n: figures.own.orders,
              sales: showMoney(figures.own.sales),
            }),
          },
        ]
      : []),
    ...(over
      ? []
      : [
          {
            name: text('factSignal'),
            value: `${toCount(encoder.kbps)} kbps · ${toCount(encoder.fps)} fps`,
          },
        ]),
    ...(began_at === null ? [] : [{ name: text('factBegan'), value: <MomentText at={began_at} /> }]),
    { name: text('factLength'), value: toLength(seconds) },
    {
      name: text('factFlags'),
      value: text('factFlagsValue', { blocked: live.blocked_says, complaints: live.complaints }),
    },
  ];
  return (
    <div className={styles.panelHead}>
      <div className={styles.picture}>
        <LivePlayer play={live.play} cover={live.cover} rest={text(over ? 'overPicture' : 'noPicture')} />
      </div>
      <div className={styles.facts}>
        <h2>{live.title}</h2>
        <p className="muted small">
          <Link to={`/platform/shops/${live.shop.id}`} className="quiet-link">
            {live.shop.name}
          </Link>
          {' · '}
          {text('liveNo', { id: live.id })}
        </p>
        <StatusDot tone={lookTones[look]}>{text(`look_${look}`)}</StatusDot>
        <Facts rows={rows} />
        {live.complaints > 0 && seesComplaints && (
          <Link className="row-link" to={`/platform/complaints?type=live&target_id=${live.id}`}>
            {text('seeComplaints')}
          </Link>
        )}
      </div>
    </div>
  );
}

function Says({ live, mayDelete }: { live: Watched; mayDelete: boolean }) {
  const text = useLiveText();
  const { message } = App.useApp();
  const remove = useDeleteSay();
  const handleDelete = (id: number) =>
    remove.mutate({ id }, { onSuccess: () => void message.success(text('sayDeleted')) });
  return (
    <section aria-label={text('talk')} className={styles.says}>
      <h3>{text('talk')}</h3>
      {live.recent.length === 0 && <p className="muted">{text('nothingSaid')}</p>}
      <ul>
        {[...live.recent].reverse().map(({ id, form, message: words }) => (
          <li key={id} data-blocked={words.includes('*') || undefined}>
            <p className="grow">
              <span className="muted">{form.shop_id === null ? form.name : text('host')}</span> {words}
            </p>
            {mayDelete && (
              <LinkButton of={`${form.name} ${words}`} onPress={() => handleDelete(id)}>
                {text('deleteSay')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
