import { Button } from 'antd';
import { CloudOff, Lock, RefreshCw } from 'lucide-react';
import { useDesignText } from '../design-text.ts';
import { EmptyState } from './EmptyState.tsx';

type FailedProps = { cause: string; requestId?: string | undefined; onRetry: () => void };

/** A call failed: its cause in words, the request to quote to an administrator, and another try. */
export function FailedState({ cause, requestId, onRetry }: FailedProps) {
  const text = useDesignText();
  return (
    <EmptyState
      icon={<CloudOff />}
      tone="bad"
      title={text('failedTitle')}
      hint={
        <>
          {cause}
          {requestId && (
            <>
              <br />
              {text('requestId', { id: requestId })}
            </>
          )}
        </>
      }
      action={
        <Button size="small" icon={<RefreshCw size={14} />} onClick={onRetry}>
          {text('retry')}
        </Button>
      }
    />
  );
}

/** The role lacks the right that this page takes. */
export function LockedState() {
  const text = useDesignText();
  return <EmptyState icon={<Lock />} title={text('lockedTitle')} hint={text('lockedHint')} />;
}
