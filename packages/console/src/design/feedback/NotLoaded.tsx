import { Failure } from './Failure.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';

type Props = { error: Error | null; onRetry: () => unknown; rows?: number };

/** In place of what is read: why that failed, or that it is on its way. */
export function NotLoaded({ error, onRetry, ...skeleton }: Props) {
  return error ? <Failure error={error} onRetry={() => void onRetry()} /> : <SkeletonRows {...skeleton} />;
}
