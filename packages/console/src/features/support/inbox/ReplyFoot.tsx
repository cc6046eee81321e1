import { newIdempotencyKey } from '@chengji/client-kit';
import { withoutSent } from '@chengji/client-kit/react';
import type { InboxSession } from '@chengji/contract';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useCan } from '../../../kernel/rights.ts';
import { useReply } from '../queries.ts';
import { useSupportText } from '../support-text.ts';
import styles from './inbox.module.css';

const longest = 1_000;

/** Where the agent writes. What is sent twice is one message; what did not arrive stays to be sent again. */
export function ReplyFoot({ session: { id, can, state } }: { session: InboxSession }) {
  const text = useSupportText();
  const mayAnswer = useCan('platform', 'support.answer');
  const [words, setWords] = useState('');
  const name = useRef(newIdempotencyKey());
  const reply = useReply();
  if (state === 'closed') return null;
  if (!can.answer) return <p className="muted small">{text(mayAnswer ? 'notYours' : 'mayNot')}</p>;

  const handleSend = async () => {
    const said = words.trim();
    if (said === '' || reply.isPending) return;
    try {
      await reply.mutateAsync({ id, text: said, client_msg_id: name.current });
      name.current = newIdempotencyKey();
      setWords(withoutSent(said));
    } catch {
      // the refusal is shown, and the words stay
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void handleSend();
  };
  return (
    <div className={styles.reply}>
      {state === 'left' && <p className="muted small">{text('replyLeft')}</p>}
      <Input.TextArea
        aria-label={text('reply')}
        placeholder={text('replyHint')}
        value={words}
        maxLength={longest}
        autoSize={{ minRows: 2, maxRows: 6 }}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={handleKey}
      />
      <Button
        type="primary"
        disabled={words.trim() === ''}
        loading={reply.isPending}
        onClick={() => void handleSend()}
      >
        {text('send')}
      </Button>
    </div>
  );
}
