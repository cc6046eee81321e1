import type { ServiceBlock, ServiceMessage } from '@chengji/contract';
import { useEffect, useRef } from 'react';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { toWords } from '../support.view.ts';
import { useSupportText } from '../support-text.ts';
import styles from './inbox.module.css';

/** All that was said, the newest last and in sight. */
export function Said({ messages }: { messages: readonly ServiceMessage[] }) {
  const text = useSupportText();
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled to
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  return (
    <div className={styles.said} role="log" aria-label={text('inbox')}>
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      <div ref={end} />
    </div>
  );
}

function Message({ message }: { message: ServiceMessage }) {
  const text = useSupportText();
  const { by, agent, blocks, helpful, createtime } = message;
  const show = (block: ServiceBlock): string => {
    if (block.kind === 'event') return text(`event_${block.event}`, { name: block.by });
    if (block.kind === 'login') return text('login');
    if (block.kind === 'unknown') return text('unknown');
    return toWords(block);
  };
  const words = blocks.map(show).join('\n');
  if (by === 'system') return <p className={styles.event}>{words}</p>;
  return (
    <div className={styles.message} data-by={by}>
      <div className={styles.bubble}>{words}</div>
      <span className="muted small">
        {by === 'assistant' ? text('assistant') : agent} <MomentText at={createtime} />
        {helpful !== null && ` · ${text(helpful ? 'helpful' : 'unhelpful')}`}
      </span>
    </div>
  );
}
