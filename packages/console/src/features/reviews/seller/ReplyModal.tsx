import { App, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
import { useUnsavedChanges } from '../../../design/inputs/use-unsaved-changes.ts';
import { useReply } from '../queries.ts';
import type { Review } from '../reviews.view.ts';
import { useReviewsText } from '../reviews-text.ts';
import styles from './reviews.module.css';
import { Stars } from './Stars.tsx';

/** Answers a review, or puts the answer in other words. */
export function ReplyModal({ review, onClose }: { review: Review; onClose: () => void }) {
  const text = useReviewsText();
  const id = useId();
  const { message } = App.useApp();
  const [reply, setReply] = useState(review.reply ?? '');
  const send = useReply(review, { reply: text('reply') });
  const leave = useUnsavedChanges(reply !== (review.reply ?? ''));
  const handleSend = () =>
    send.mutate(
      { id: review.id, version: review.version, reply },
      {
        onSuccess: () => {
          void message.success(text('sent'));
          onClose();
        },
      },
    );
  return (
    <Modal
      open
      title={text('replyTo', { name: review.user.nickname })}
      okText={text('send')}
      cancelText={text('cancel')}
      okButtonProps={{ disabled: reply.trim() === '', loading: send.isPending }}
      onOk={handleSend}
      onCancel={() => leave(onClose)}
    >
      <div className="stack">
        <div className={styles.review}>
          <Stars score={review.score} />
          {review.content && <p>{review.content}</p>}
        </div>
        <Field label={text('reply')} htmlFor={id} isRequired hint={text('replyHint')}>
          <Input.TextArea
            id={id}
            rows={4}
            maxLength={500}
            showCount
            value={reply}
            onChange={({ target }) => setReply(target.value)}
          />
        </Field>
      </div>
    </Modal>
  );
}
