import { Button, Checkbox, Drawer } from 'antd';
import { useState } from 'react';
import { Note } from '../../design/feedback/Note.tsx';
import { Card } from '../../design/layout/Card.tsx';
import { useCan } from '../../kernel/rights.ts';
import { TasksTable } from './TasksTable.tsx';
import type { ExportKind } from './task.view.ts';
import { useTasksText } from './tasks-text.ts';

type Props = {
  kind: ExportKind;
  isStarting: boolean;
  onStart: (contacts: boolean) => void;
  onClose: () => void;
};

/** Starts an export of what a list shows, and keeps the ones before. */
export function ExportDrawer({ kind, isStarting, onStart, onClose }: Props) {
  const text = useTasksText();
  const mayReadContacts = useCan('seller', 'orders.contact') && kind === 'orders_export';
  const [contacts, setContacts] = useState(false);
  return (
    <Drawer open size={760} closable={{ placement: 'end' }} title={text(`title_${kind}`)} onClose={onClose}>
      <div className="stack">
        <Note>
          <p>{text(`hint_${kind}`)}</p>
          {kind === 'orders_export' && <p>{text('maskedHint')}</p>}
          <p className="muted small">{text('leaveHint')}</p>
        </Note>
        {mayReadContacts && (
          <Checkbox checked={contacts} onChange={(event) => setContacts(event.target.checked)}>
            {text('withContacts')}
          </Checkbox>
        )}
        <div>
          <Button type="primary" loading={isStarting} onClick={() => onStart(contacts)}>
            {text('start')}
          </Button>
        </div>
        <Card ruled title={text('earlier')}>
          <TasksTable kind={kind} label={text('earlier')} none={text('none')} />
        </Card>
      </div>
    </Drawer>
  );
}
