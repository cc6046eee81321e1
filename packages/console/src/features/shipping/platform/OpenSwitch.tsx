import { App, Switch } from 'antd';
import type { useSwitchCarrier, useSwitchRegion } from '../queries.ts';
import { useShippingText } from '../shipping-text.ts';

type Props = {
  kind: 'Carrier' | 'Region';
  label: string;
  row: { code: string; name: string; open: boolean };
  canWrite: boolean;
  turn: ReturnType<typeof useSwitchCarrier | typeof useSwitchRegion>;
};

/** Whether parcels go by a carrier or to a region; closing it says first what comes of it. */
export function OpenSwitch({ kind, label, row: { code, name, open }, canWrite, turn }: Props) {
  const text = useShippingText();
  const { modal } = App.useApp();
  const askToClose = () =>
    modal.confirm({
      title: text(`close${kind}Title`, { name }),
      content: text(`close${kind}Body`),
      okText: text('stop'),
      okButtonProps: { danger: true },
      onOk: () => turn.mutateAsync({ code, open: false }),
    });
  return (
    <Switch
      aria-label={`${label} ${name}`}
      checked={open}
      disabled={!canWrite || turn.isPending}
      onChange={(next) => (next ? turn.mutate({ code, open: true }) : askToClose())}
    />
  );
}
