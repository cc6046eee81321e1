import { useParams } from 'react-router';
import { Failure } from '../../../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../../../design/feedback/SkeletonRows.tsx';
import { useEditedArticle } from '../../queries.ts';
import { ArticleEditor } from './ArticleEditor.tsx';

export const NewArticleScreen = () => <ArticleEditor key="new" article={undefined} />;

export function ArticleEditorScreen() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useEditedArticle(id);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  return <ArticleEditor key={data.id} article={data} />;
}
