import { useRouteError } from 'react-router';
import { Failure } from '../design/feedback/Failure.tsx';

/** A fault of a page stays within it: the frame around it goes on working. */
export function CrashScreen() {
  return <Failure error={useRouteError()} onRetry={() => location.reload()} />;
}
