import { useSecondsLeft } from '@chengji/client-kit/react';
import { App, Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { useOrdersText } from '../../orders-text.ts';
import { useRecall } from '../../queries.ts';

type Props = {
  orderIds: readonly number[];
  /** The second from which on it is too late. */
  until: number;
  onDone?: () => void;
};

/** Takes back what was just shipped, as long as that may be; then it is gone. */
export function RecallButton({ orderIds, until, onDone }: Props) {
  const text = useOrdersText();
  const { message, modal } = App.useApp();
  const recall = useRecall();
  const left = useSecondsLeft(until);
  if (left <= 0) return null;
  const send = () =>
    recall.mutateAsync({ order_ids: [...orderIds] }).then(({ rows, recalled }) => {
      const refused = rows.length - recalled;
      if (refused === 0) void message.success(text('recalled', { n: recalled }));
      else
        void message.warning(
          rows.length === 1 ? (rows[0]?.msg ?? '') : text('recalledSome', { n: recalled, refused }),
        );
      onDone?.();
    });
  return (
    <Button
      icon={<Undo2 size={14} />}
      loading={recall.isPending}
      onClick={() =>
        void modal.confirm({
          title: text('recallTitle'),
          content: text('recallBody'),
          okText: text('recall'),
          onOk: () => send().catch(() => {}),
        })
      }
    >
      {text('recallWithin', { left: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
    </Button>
  );
}
