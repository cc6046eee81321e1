import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useDesignText } from '../design-text.ts';
import styles from './queue.module.css';
import { useQueueKeys } from './use-queue-keys.ts';

type Props = {
  /** What deciding does, on the button. */
  title: string;
  isReady: boolean;
  isSending: boolean;
  onDecide: () => void;
  note: ReactNode;
};

const nextKey = 'J';

/** The foot of a decision: its button, which ⌘↵ presses too, and the key for the next item. */
export function DecideFoot({ title, isReady, isSending, onDecide, note }: Props) {
  const text = useDesignText();
  useQueueKeys({
    onDecide: () => {
      if (isReady && !isSending) onDecide();
    },
  });
  return (
    <div className={styles.decide}>
      <Button type="primary" block disabled={!isReady} loading={isSending} onClick={onDecide}>
        {title}
      </Button>
      <p className="row between muted small">
        <span>{note}</span>
        <span>
          {text('nextItem')} <kbd>{nextKey}</kbd>
        </span>
      </p>
    </div>
  );
}
