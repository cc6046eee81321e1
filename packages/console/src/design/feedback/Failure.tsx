import { getRequestId } from '@chengji/client-kit/react';
import { faultText, isLocked } from '../../kernel/faults.ts';
import { FailedState, LockedState } from './PageStates.tsx';

/** What a page shows for a failed call: the lock when the role lacks the right, else the cause and a retry. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isLocked(error)) return <LockedState />;
  return <FailedState cause={faultText(error)} requestId={getRequestId(error)} onRetry={onRetry} />;
}
