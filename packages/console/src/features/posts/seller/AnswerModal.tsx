import { discoverySellerCalls } from '@chengji/contract/discovery/discovery.seller.calls';
import { EditModal } from '../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { usePostsText } from '../posts-text.ts';
import { useAnswerDecision } from '../seller.queries.ts';

type Props = {
  post: { id: number; decision: string };
  onClose: () => void;
};

const mostLetters = 300;

/** Says, once, why a decision about a post is wrong. */
export function AnswerModal({ post, onClose }: Props) {
  const text = usePostsText();
  const form = useEditorForm({
    schema: discoverySellerCalls['POST /seller/posts/answer'].in,
    start: { content: '' },
    toInput: (typed) => ({ ...typed, id: post.id }),
    save: useAnswerDecision(),
    doneText: () => text('answerSent'),
    onSaved: onClose,
  });
  return (
    <EditModal title={text('answerTitle')} action={text('answerSend')} form={form} onClose={onClose}>
      <div className="stack">
        <p>{text('reasonGiven', { reason: post.decision })}</p>
        <TextField
          {...form.field('content')}
          label={text('answer')}
          isRequired
          most={mostLetters}
          showsCount
          rows={{ least: 3, most: 6 }}
          hint={text('answerHint')}
        />
      </div>
    </EditModal>
  );
}
