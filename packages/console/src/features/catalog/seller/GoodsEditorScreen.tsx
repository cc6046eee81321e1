import { useParams } from 'react-router';
import { Failure } from '../../../design/Failure.tsx';
import { SkeletonRows } from '../../../design/SkeletonRows.tsx';
import { GoodsEditor } from '../editor/GoodsEditor.tsx';
import { useGoods } from '../queries.ts';

export function NewGoodsScreen() {
  return <GoodsEditor key="new" goods={undefined} />;
}

export function GoodsEditorScreen() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useGoods(id);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  return <GoodsEditor key={`${data.id}-${data.version}`} goods={data} />;
}
