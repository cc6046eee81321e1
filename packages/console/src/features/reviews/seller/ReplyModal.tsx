import { reviewsSellerCalls } from '@chengji/contract/reviews/reviews.seller.calls';
import { EditModal } from '../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { Stars } from '../../../design/values/Stars.tsx';
import { useReply } from '../queries.ts';
import type { Review } from '../reviews.view.ts';
import { useReviewsText } from '../reviews-text.ts';
import styles from './reviews.module.css';

/** Answers a review, or puts the answer in other words. */
export function ReplyModal({ review, onClose }: { review: Review; onClose: () => void }) {
  const text = useReviewsText();
  const form = useEditorForm({
    schema: reviewsSellerCalls['POST /seller/reviews/reply'].in,
    start: { id: review.id, version: review.version, reply: review.reply ?? '' },
    save: useReply(review, { reply: text('reply') }),
    doneText: () => text('sent'),
    onSaved: onClose,
  });
  return (
    <EditModal
      title={text('replyTo', { name: review.user.nickname })}
      action={text('send')}
      form={form}
      onClose={onClose}
    >
      <div className="stack">
        <div className={styles.review}>
          <Stars score={review.score} />
          {review.content && <p>{review.content}</p>}
        </div>
        <TextField
          {...form.field('reply')}
          label={text('reply')}
          rows={4}
          most={500}
          showsCount
          isRequired
          hint={text('replyHint')}
        />
      </div>
    </EditModal>
  );
}
