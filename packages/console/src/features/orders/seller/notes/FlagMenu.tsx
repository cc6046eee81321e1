import type { OrderFlag } from '@chengji/contract';
import { App, Button, Dropdown } from 'antd';
import { Flag } from 'lucide-react';
import { Sheet } from '../../../../design/layout/Sheet.tsx';
import { flags } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useFlagOrders } from '../../queries.ts';
import { FlagMark } from './FlagMark.tsx';

type Flagged = { id: number; flag: OrderFlag | null };
type Props = { orders: readonly Flagged[]; onDone?: () => void };

/** Each colour, and none. */
function useFlagChoices({ orders, onDone }: Props) {
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
  return {
    isMarking: mark.isPending,
    choices: [
      ...flags.map((flag) => ({
        key: flag,
        icon: <FlagMark flag={flag} isPlain />,
        label: text(`flag_${flag}`),
        onClick: () => set(flag),
      })),
      { key: 'none', label: text('noFlag'), onClick: () => set(null) },
    ],
  };
}

/** Marks orders with a colour, for the own staff. */
export function FlagMenu({ orders, onDone = () => {} }: Props) {
  const text = useOrdersText();
  const { choices, isMarking } = useFlagChoices({ orders, onDone });
  const only = orders.length === 1 ? orders[0]?.flag : null;
  return (
    <Dropdown trigger={['click']} menu={{ items: choices }}>
      <Button loading={isMarking} icon={only ? <FlagMark flag={only} isPlain /> : <Flag size={14} />}>
        {text('setFlag')}
      </Button>
    </Dropdown>
  );
}

/** The same for one order on a phone. */
export function FlagSheet({ order, onClose }: { order: Flagged; onClose: () => void }) {
  const text = useOrdersText();
  const { choices, isMarking } = useFlagChoices({ orders: [order], onDone: onClose });
  return (
    <Sheet title={text('setFlag')} isOpen onClose={onClose}>
      <div className="stack">
        {choices.map(({ key, label, ...choice }) => (
          <Button key={key} block disabled={isMarking} {...choice}>
            {label}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
