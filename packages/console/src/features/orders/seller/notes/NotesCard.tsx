import { ordersSellerCalls } from '@chengji/contract/orders/orders.seller.calls';
import { Button } from 'antd';
import { useState } from 'react';
import { EditModal } from '../../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { TextField } from '../../../../design/inputs/TextField.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import { MomentText } from '../../../../design/values/MomentText.tsx';
import type { SellerOrder } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useNoteOrder } from '../../queries.ts';

/** What the staff tell each other about the order. */
export function NotesCard({ order }: { order: Pick<SellerOrder, 'id' | 'notes'> }) {
  const text = useOrdersText();
  const [isAdding, setAdding] = useState(false);
  return (
    <Card
      title={text('notes')}
      aside={
        <Button size="small" onClick={() => setAdding(true)}>
          {text('addNote')}
        </Button>
      }
    >
      {order.notes.length === 0 && <p className="muted">{text('noNotes')}</p>}
      <div className="stack">
        {order.notes.map((note) => (
          <div key={note.id}>
            <div className="row between">
              <span className="strong">{note.by}</span>
              <span className="muted small">
                <MomentText at={note.at} />
              </span>
            </div>
            <p>{note.text}</p>
          </div>
        ))}
      </div>
      {isAdding && <NoteForm orderId={order.id} onClose={() => setAdding(false)} />}
    </Card>
  );
}

export function NoteForm({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const text = useOrdersText();
  const form = useEditorForm({
    schema: ordersSellerCalls['POST /seller/orders/note'].in,
    start: { order_id: orderId, text: '' },
    words: () => ({ text: text('noteMissing') }),
    save: useNoteOrder(),
    doneText: () => text('noteAdded'),
    onSaved: onClose,
  });
  return (
    <EditModal title={text('addNote')} action={text('addNote')} form={form} onClose={onClose}>
      <TextField
        {...form.field('text')}
        label={text('noteText')}
        most={500}
        rows={{ least: 3, most: 8 }}
        isRequired
        autoFocus
      />
    </EditModal>
  );
}
