import type { QuickReply } from '@chengji/contract';
import { chatSellerCalls, quickReplyPlaceholders } from '@chengji/contract/chat/chat.seller.calls';
import { EditModal } from '../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { useChatText } from '../chat-text.ts';
import { useSaveReply } from '../queries.ts';

type Props = { reply: QuickReply | undefined; onClose: () => void };

/** Writes a quick reply, or changes one. */
export function QuickReplyModal({ reply, onClose }: Props) {
  const text = useChatText();
  const form = useEditorForm({
    schema: chatSellerCalls['POST /seller/chat/quickreplies_save'].in,
    start: {
      ...(reply ? { id: reply.id, version: reply.version } : {}),
      title: reply?.title ?? '',
      text: reply?.text ?? '',
    },
    save: useSaveReply(reply, { title: text('replyTitle'), text: text('replyText') }),
    onSaved: onClose,
  });
  return (
    <EditModal
      title={text(reply ? 'editReply' : 'newReply')}
      action={text('save')}
      form={form}
      onClose={onClose}
    >
      <div className="stack">
        <TextField {...form.field('title')} label={text('replyTitle')} most={20} isRequired autoFocus />
        <TextField
          {...form.field('text')}
          label={text('replyText')}
          most={500}
          rows={4}
          showsCount
          isRequired
          hint={text('replyHint', { words: quickReplyPlaceholders.map((word) => `{${word}}`).join(' ') })}
        />
      </div>
    </EditModal>
  );
}
