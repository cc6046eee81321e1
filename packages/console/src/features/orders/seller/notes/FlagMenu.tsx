import type { OrderFlag } from '@chengji/contract';
import { App, Button, Dropdown } from 'antd';
import { Flag } from 'lucide-react';
import { flags } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useFlagOrders } from '../../queries.ts';
import { FlagMark } from './FlagMark.tsx';

type Props = { orders: readonly { id: number; flag: OrderFlag | null }[]; onDone?: () => void };

/** Marks orders with a colour, for the own staff. */
export function FlagMenu({ orders, onDone }: Props) {
  const text = useOrdersText();
  const { message } = App.useApp();
  const mark = useFlagOrders();
  const set = (flag: OrderFlag | null) =>
    mark.mutate(
      { order_ids: orders.map(({ id }) => id), flag },
      {
        onSuccess: () => {
          void message.success(text('flagged'));
          onDone?.();
        },
      },
    );
  const only = orders.length === 1 ? orders[0]?.flag : null;
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          ...flags.map((flag) => ({
            key: flag,
            icon: <FlagMark flag={flag} isPlain />,
            label: text(`flag_${flag}`),
            onClick: () => set(flag),
          })),
          { key: 'none', label: text('noFlag'), onClick: () => set(null) },
        ],
      }}
    >
      <Button loading={mark.isPending} icon={only ? <FlagMark flag={only} isPlain /> : <Flag size={14} />}>
        {text('setFlag')}
      </Button>
    </Dropdown>
  );
}
