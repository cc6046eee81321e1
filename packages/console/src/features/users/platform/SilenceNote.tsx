import { App, Button } from 'antd';
import { Note } from '../../../design/feedback/Note.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useEndSilence } from '../queries.ts';
import { useUsersText } from '../users-text.ts';

type Props = { id: number; nickname: string; until: number };

/** Until when a person publishes nothing, and the way to end that early; they are told. */
export function SilenceNote({ id, nickname, until }: Props) {
  const text = useUsersText();
  const momentText = useMomentText();
  const { message, modal } = App.useApp();
  const canWrite = useCan('platform', 'users.write');
  const endSilence = useEndSilence();
  const ask = () =>
    modal.confirm({
      title: text('unsilenceTitle', { name: nickname }),
      content: text('unsilenceBody'),
      okText: text('unsilence'),
      onOk: () =>
        endSilence
          .mutateAsync({ id })
          .then(() => void message.success(text('unsilenced', { name: nickname }))),
    });
  return (
    <Note tone="warning">
      <div className="row between wrap">
        <span>{text('silencedUntil', { time: momentText(until) })}</span>
        {canWrite && (
          <Button size="small" onClick={ask}>
            {text('unsilence')}
          </Button>
        )}
      </div>
    </Note>
  );
}
