import { withoutSent } from '@chengji/client-kit/react';
import type { ChatCustomer } from '@chengji/contract';
import { Button, Input } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useConfirmDelete } from '../../../design/feedback/use-confirm-delete.ts';
import { ContextPart } from '../../../design/queue/QueueItem.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { useChatText } from '../chat-text.ts';
import { useAddNote, useDeleteNote } from '../queries.ts';

type Props = { userId: number; notes: ChatCustomer['notes']; mayWrite: boolean };

/** What colleagues should know of the customer. */
export function NotesPart({ userId, notes, mayWrite }: Props) {
  const text = useChatText();
  const momentText = useMomentText();
  const confirmDelete = useConfirmDelete();
  const [typed, setTyped] = useState('');
  const add = useAddNote();
  const remove = useDeleteNote();
  const handleAdd = () => {
    const words = typed.trim();
    if (!words || add.isPending) return;
    add.mutate({ user_id: userId, text: words }, { onSuccess: () => setTyped(withoutSent(words)) });
  };
  return (
    <ContextPart title={text('notes')} aside={text('notesHint')}>
      <ul className="stack">
        {notes.map((note) => (
          <li key={note.id}>
            <div className="row between">
              <p>{note.text}</p>
              {mayWrite && (
                <Button
                  type="text"
                  size="small"
                  icon={<Trash2 />}
                  aria-label={`${text('deleteNote')} ${note.text}`}
                  onClick={() =>
                    confirmDelete({ name: note.text, onDelete: () => remove.mutateAsync({ id: note.id }) })
                  }
                />
              )}
            </div>
            <p className="muted small">
              {text('byAuthor', { name: note.author, time: momentText(note.createtime) })}
            </p>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <>
          <Input.TextArea
            aria-label={text('addNote')}
            placeholder={text('addNote')}
            autoSize={{ minRows: 1, maxRows: 4 }}
            maxLength={300}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {typed.trim() && (
            <Button size="small" loading={add.isPending} onClick={handleAdd}>
              {text('addNote')}
            </Button>
          )}
        </>
      )}
    </ContextPart>
  );
}
