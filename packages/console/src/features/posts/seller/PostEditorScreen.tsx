import { useParams } from 'react-router';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { useOwnPost } from '../seller.queries.ts';
import { PostEditor } from './PostEditor.tsx';

export const NewPostScreen = () => <PostEditor key="new" post={undefined} />;

export function PostEditorScreen() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useOwnPost(id);
  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;
  return <PostEditor key={`${data.id}-${data.version}`} post={data} />;
}
