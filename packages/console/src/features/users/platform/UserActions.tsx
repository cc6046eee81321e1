import { App, Button } from 'antd';
import { useState } from 'react';
import { ReasonModal } from '../../../design/feedback/ReasonModal.tsx';
import { useKick } from '../queries.ts';
import type { User } from '../users.view.ts';
import { useUsersText } from '../users-text.ts';
import { LevelModal } from './LevelModal.tsx';

/** Sets a shopper’s level, signs them out everywhere, freezes or unfreezes them; each says first what happens. */
export function UserActions({ user }: { user: User }) {
  const { id, nickname, state } = user;
  const text = useUsersText();
  const { message, modal } = App.useApp();
  const kick = useKick();
  const [action, setAction] = useState<'kick' | 'freeze'>();
  const [setsLevel, setSetsLevel] = useState(false);

  if (state === 'frozen') {
    const askUnfreeze = () =>
      modal.confirm({
        title: text('unfreezeTitle', { name: nickname }),
        content: text('unfreezeBody'),
        okText: text('unfreeze'),
        onOk: () =>
          kick.mutateAsync({ id, reason: '', freeze: false }).then(() => void message.success(text('done'))),
      });
    return <Button onClick={askUnfreeze}>{text('unfreeze')}</Button>;
  }
  return (
    <>
      <Button onClick={() => setSetsLevel(true)}>{text('setLevel')}</Button>
      <Button onClick={() => setAction('kick')}>{text('kick')}</Button>
      <Button danger onClick={() => setAction('freeze')}>
        {text('freeze')}
      </Button>
      {setsLevel && <LevelModal user={user} onClose={() => setSetsLevel(false)} />}
      {action && (
        <ReasonModal
          title={text(`${action}Title`, { name: nickname })}
          body={text(`${action}Body`)}
          action={text(action)}
          doneText={text('done')}
          label={text('reason')}
          isOwed={action === 'freeze'}
          isSending={kick.isPending}
          onAct={(reason, done) =>
            kick.mutate({ id, reason, ...(action === 'freeze' ? { freeze: true } : {}) }, { onSuccess: done })
          }
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}
