import type { BilledKind } from '@chengji/contract';
import { radarCalls } from '@chengji/contract/platform/radar.calls';
import { App, Button } from 'antd';
import { useState } from 'react';
import { EditModal } from '../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { useQueryAgain } from '../queries.ts';
import { useRadarText } from '../radar-text.ts';

type Props = { subject: BilledKind; number: string };

/** Asks a channel again, for a reason, and says what it answered. */
export function QueryButton(props: Props) {
  const text = useRadarText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {text('query')}
      </Button>
      {isAsking && <QueryModal {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function QueryModal({ subject, number, onClose }: Props & { onClose: () => void }) {
  const text = useRadarText();
  const { message } = App.useApp();
  const form = useEditorForm({
    schema: radarCalls['POST /platform/ledger/query'].in,
    start: { subject, number, reason: '' },
    save: useQueryAgain(),
    doneText: null,
    onSaved: ({ said }) => {
      void message.info(text(`said_${said}`));
      onClose();
    },
  });
  return (
    <EditModal title={text('queryTitle', { number })} action={text('query')} form={form} onClose={onClose}>
      <div className="stack">
        <p>{text('queryBody')}</p>
        <TextField
          {...form.field('reason')}
          label={text('reason')}
          most={200}
          isRequired
          hint={text('reasonHint')}
        />
      </div>
    </EditModal>
  );
}
