import { App, Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
import { useUnsavedChanges } from '../../../design/inputs/use-unsaved-changes.ts';
import { useKick } from '../queries.ts';
import type { User } from '../users.view.ts';
import { useUsersText } from '../users-text.ts';

type Action = 'kick' | 'freeze' | 'unfreeze';

/** Logs someone out everywhere, freezes them or lets them back in; each says first what happens. */
export function UserActions({ user }: { user: User }) {
  const text = useUsersText();
  const { message } = App.useApp();
  const reasonId = useId();
  const kick = useKick();
  const [action, setAction] = useState<Action>();
  const [reason, setReason] = useState('');
  const leave = useUnsavedChanges(action !== undefined && reason !== '');
  const isFrozen = user.state === 'frozen';

  const open = (next: Action) => {
    setReason('');
    setAction(next);
  };
  const act = () =>
    kick.mutate(
      {
        id: user.id,
        reason: reason.trim(),
        ...(action === 'kick' ? {} : { freeze: action === 'freeze' }),
      },
      {
        onSuccess: () => {
          setAction(undefined);
          void message.success(text('done'));
        },
      },
    );
  const needsReason = action === 'freeze';

  return (
    <>
      {!isFrozen && <Button onClick={() => open('kick')}>{text('kick')}</Button>}
      {isFrozen ? (
        <Button onClick={() => open('unfreeze')}>{text('unfreeze')}</Button>
      ) : (
        <Button danger onClick={() => open('freeze')}>
          {text('freeze')}
        </Button>
      )}
      {action && (
        <Modal
          open
          title={text(`${action}Title`, { name: user.nickname })}
          okText={text(action)}
          cancelText={text('cancel')}
          okButtonProps={{
            danger: action !== 'unfreeze',
            disabled: needsReason && reason.trim() === '',
            loading: kick.isPending,
          }}
          onOk={act}
          onCancel={() => leave(() => setAction(undefined))}
        >
          <div className="stack">
            <p>{text(`${action}Body`)}</p>
            {action !== 'unfreeze' && (
              <Field label={text('reason')} htmlFor={reasonId} isRequired={needsReason}>
                <Input
                  id={reasonId}
                  value={reason}
                  maxLength={200}
                  onChange={(event) => setReason(event.target.value)}
                />
              </Field>
            )}
          </div>
        </Modal>
      )}
    </>
  );
}
