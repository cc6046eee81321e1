import { Failure } from '../../../../design/feedback/Failure.tsx';
import { Note } from '../../../../design/feedback/Note.tsx';
import { SkeletonRows } from '../../../../design/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { useContentText } from '../../content-text.ts';
import { useHotWords } from '../../queries.ts';
import { HotWordsForm } from './HotWordsForm.tsx';

/** The words put forward for search. */
export function HotWordsScreen() {
  const text = useContentText();
  const canWrite = useCan('platform', 'hot_words.write');
  const { data, error, refetch } = useHotWords();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title={text('hotWords')}
        summary={data && text('hotWordsSummary', { n: data.rows.length })}
      />
      <div className="stack">
        <Note>{text('hotWordsHint')}</Note>
        {data ? <HotWordsForm key={data.version} began={data} canWrite={canWrite} /> : <SkeletonRows />}
      </div>
    </>
  );
}
