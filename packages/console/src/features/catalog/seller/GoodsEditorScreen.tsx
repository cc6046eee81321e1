import { useParams } from 'react-router';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import { usePhone } from '../../../design/theme/use-phone.ts';
import { GoodsEditor } from '../editor/GoodsEditor.tsx';
import { useGoods, useGoodsDrafts } from '../queries.ts';

/** Without the right to edit, or without an answer, one begins from what this browser keeps. */
const noDrafts = { own: null, others: [] };

export function NewGoodsScreen() {
  const drafts = useGoodsDrafts(undefined);
  if (drafts.isPending) return <SkeletonRows />;
  return <GoodsEditor key="new" goods={undefined} drafts={drafts.data ?? noDrafts} />;
}

export function GoodsEditorScreen() {
  const id = Number(useParams().id);
  const isEdited = !usePhone();
  const { data, error, refetch } = useGoods(id, isEdited);
  const drafts = useGoodsDrafts(id, isEdited);
  if (error || !data || drafts.isPending) return <NotLoaded error={error} onRetry={refetch} />;
  return <GoodsEditor key={`${data.id}-${data.version}`} goods={data} drafts={drafts.data ?? noDrafts} />;
}
