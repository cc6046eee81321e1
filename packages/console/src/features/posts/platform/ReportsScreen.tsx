import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Note } from '../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { ScrollArea } from '../../../design/layout/ScrollArea.tsx';
import { ListTable } from '../../../design/lists/ListCard.tsx';
import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import type { ListFilters } from '../../../design/lists/use-list.ts';
import { Gallery, GalleryPanel, GalleryScroll } from '../../../design/queue/Gallery.tsx';
import { useQueue } from '../../../design/queue/use-queue.ts';
import { CaseBeside } from '../../complaints/index.ts';
import { type Report, reportTabs } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';
import { useReports, useReviewedPost } from '../queries.ts';
import { PostFacts } from './PostFacts.tsx';
import { PostMedia } from './PostMedia.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { reportColumns } from './report-columns.tsx';
import styles from './review.module.css';

/** Posts that people complain about, each once, and the one at hand with what they say. */
export function ReportsScreen() {
  const text = usePostsText();
  const list = useReports();
  const queue = useQueue(list);
  const narrowed: ListFilters<typeof list.input> = { input: list.input, change: queue.change };
  const { data } = list;
  const chosen = data?.rows.find(({ id }) => id === queue.chosen);
  const counts = data?.counts;
  return (
    <Gallery
      label={text('reports')}
      isOpened={queue.isOpened}
      className={styles.review}
      beside={
        chosen && <ReportPanel key={chosen.id} report={chosen} onDone={queue.goNext} onBack={queue.close} />
      }
    >
      <ReviewHead
        tab="reports"
        summary={counts && text('reportsSummary', { n: counts.submitted + counts.processing })}
      />
      <GalleryScroll>
        <div className={styles.table}>
          <ListTable
            label={text('reports')}
            list={{ ...list, ...narrowed }}
            search={text('searchReports')}
            filters={
              <ListSelect
                list={narrowed}
                name="tab"
                label={text('state')}
                options={reportTabs}
                toText={(tab) => text(`report_${tab}`, { n: counts?.[tab] ?? 0 })}
              />
            }
            note={text('reportsNote')}
            columns={reportColumns(text, { chosen: queue.chosen, onChoose: queue.choose })}
            empty={<EmptyState title={text('noReports')} hint={text('noneHint')} />}
            isWholePage
          />
        </div>
      </GalleryScroll>
    </Gallery>
  );
}

type PanelProps = { report: Report; onDone: () => void; onBack: () => void };

/** The post with what people say of it and the decision, which answers all of them. */
function ReportPanel({ report, onDone, onBack }: PanelProps) {
  const text = usePostsText();
  return (
    <GalleryPanel label={text('report', { id: report.id })} back={text('backToList')} onBack={onBack}>
      <CaseBeside
        id={report.id}
        onDone={onDone}
        frame={({ body, foot }) => (
          <>
            <ScrollArea className={styles.panelScroll}>
              <ReportedPost id={report.target.id} />
              {body}
            </ScrollArea>
            {foot && <div className={styles.panelFoot}>{foot}</div>}
          </>
        )}
      />
    </GalleryPanel>
  );
}

function ReportedPost({ id }: { id: number }) {
  const text = usePostsText();
  const { data, error, refetch } = useReviewedPost(id);
  const [isLarge, setLarge] = useState(false);
  if (!data && error && 'key' in error && error.key === 'discovery.post_gone')
    return (
      <div className={styles.mediaPart}>
        <Note>{text('postGone')}</Note>
      </div>
    );
  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;
  return (
    <>
      <div className={styles.mediaPart}>
        <PostMedia post={data} isLarge={isLarge} onLarge={setLarge} />
      </div>
      <PostFacts found={data} isReported />
    </>
  );
}
