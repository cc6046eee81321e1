import { useParams } from 'react-router';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { useEditedArticle } from '../../queries.ts';
import { ArticleEditor } from './ArticleEditor.tsx';

export const NewArticleScreen = () => <ArticleEditor key="new" article={undefined} />;

export function ArticleEditorScreen() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useEditedArticle(id);
  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;
  return <ArticleEditor key={data.id} article={data} />;
}
