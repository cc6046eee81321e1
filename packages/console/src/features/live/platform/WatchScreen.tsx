import { toCount } from '@chengji/client-kit/live/live-display';
import { useDebounced } from '@chengji/client-kit/react';
import type { PlatformLive } from '@chengji/contract';
import { Input, Segmented } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { Gallery, GalleryCards } from '../../../design/queue/Gallery.tsx';
import galleryStyles from '../../../design/queue/gallery.module.css';
import { useQueue } from '../../../design/queue/use-queue.ts';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { countFlags, isFlagged, watchTabs } from '../live.view.ts';
import { useLiveText } from '../live-text.ts';
import { useWatch } from '../queries.ts';
import { LiveCard } from './LiveCard.tsx';
import { LivePanel } from './LivePanel.tsx';
import styles from './watch.module.css';

/** Lives that run now, as cards with those to look at first, and the one at hand beside them. */
export function WatchScreen() {
  const text = useLiveText();
  const list = useWatch();
  const { data, input } = list;
  const queue = useQueue(list);
  const rows = data?.rows ?? [];
  const counts = data?.counts;
  const tab = input.tab ?? 'living';
  return (
    <Gallery
      label={text('watch')}
      isOpened={queue.isOpened}
      beside={queue.chosen > 0 && <LivePanel key={queue.chosen} id={queue.chosen} onBack={queue.close} />}
    >
      <div className={`${galleryStyles.head} ${styles.head}`}>
        <PageHeader
          title={text('watch')}
          marks={counts && <StatusDot tone="act">{text('watchLiving', { n: counts.living })}</StatusDot>}
          summary={counts && text('watchSummary', { n: toCount(counts.viewers) })}
        />
      </div>
      {data && <Figures counts={data.counts} rows={rows} />}
      <div className={styles.filters}>
        <Segmented
          aria-label={text('watchLabel')}
          value={tab}
          options={watchTabs.map((value) => ({ value, label: text(`wtab_${value}`) }))}
          onChange={(value) => queue.change({ tab: value })}
        />
        <SearchBox
          keyword={input.keyword ?? ''}
          onSearch={(keyword) => queue.change({ keyword: keyword || undefined })}
        />
      </div>
      <GalleryCards
        label={text(`wtab_${tab}`)}
        list={list}
        empty={<EmptyState title={text(`none_${tab}`)} hint={text('noneHint')} />}
        least={152}
        onPage={(page) => queue.change({ page })}
      >
        {(live) => (
          <LiveCard live={live} isChosen={live.id === queue.chosen} onChoose={() => queue.choose(live.id)} />
        )}
      </GalleryCards>
    </Gallery>
  );
}

type FiguresProps = {
  counts: { viewers: number; says_a_minute: number; lost: number };
  rows: readonly PlatformLive[];
};

function Figures({ counts, rows }: FiguresProps) {
  const text = useLiveText();
  const flagged = rows.filter(isFlagged).length;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{text('figWatching')}</dt>
        <dd>{toCount(counts.viewers)}</dd>
      </div>
      <div>
        <dt>{text('figSays')}</dt>
        <dd>{toCount(counts.says_a_minute)}</dd>
      </div>
      <div data-tone={flagged > 0 ? 'bad' : undefined}>
        <dt>{text('figFlagged')}</dt>
        <dd>
          {flagged} <small>{text('figFlaggedNote', countFlags(rows))}</small>
        </dd>
      </div>
      <div data-tone={counts.lost > 0 ? 'wait' : undefined}>
        <dt>{text('figLost')}</dt>
        <dd>{counts.lost}</dd>
      </div>
    </dl>
  );
}

function SearchBox({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const text = useLiveText();
  const [typed, setTyped] = useState(keyword);
  const settled = useDebounced(typed.trim(), 300);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed searches
  useEffect(() => {
    if (settled !== keyword) onSearch(settled);
  }, [settled]);
  return (
    <Input
      allowClear
      className={styles.search}
      prefix={<Search />}
      aria-label={text('searchLives')}
      placeholder={text('searchLives')}
      maxLength={64}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
