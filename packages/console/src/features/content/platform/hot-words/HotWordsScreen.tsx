import { Failure } from '../../../../design/feedback/Failure.tsx';
import { Note } from '../../../../design/feedback/Note.tsx';
import { SkeletonRows } from '../../../../design/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { useContentText } from '../../content-text.ts';
import { useHotWords, useSynonyms } from '../../queries.ts';
import { HotWordsForm } from './HotWordsForm.tsx';
import { SynonymsForm } from './SynonymsForm.tsx';

/** The words put forward for search, and those that mean the same to it. */
export function HotWordsScreen() {
  const text = useContentText();
  const canWrite = useCan('platform', 'hot_words.write');
  const { data, error, refetch } = useHotWords();
  const synonyms = useSynonyms();
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
        {synonyms.error ? (
          <Failure error={synonyms.error} onRetry={() => void synonyms.refetch()} />
        ) : synonyms.data ? (
          <SynonymsForm key={synonyms.data.version} began={synonyms.data} canWrite={canWrite} />
        ) : (
          <SkeletonRows />
        )}
      </div>
    </>
  );
}
