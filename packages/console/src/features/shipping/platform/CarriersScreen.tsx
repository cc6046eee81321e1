import type { CallOut } from '@chengji/contract';
import { App, Switch } from 'antd';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useCarrierSwitches, useSwitchCarrier } from '../queries.ts';
import { useShippingText } from '../shipping-text.ts';

type Carrier = CallOut<'GET /platform/carriers/list'>['rows'][number];

/** Whom shops may send by. */
export function CarriersScreen() {
  const text = useShippingText();
  const { modal } = App.useApp();
  const canWrite = useCan('platform', 'shipping.write');
  const carriers = useCarrierSwitches();
  const rows = carriers.data?.rows;
  const turn = useSwitchCarrier();

  const handleSwitch = ({ code, name }: Carrier, open: boolean) => {
    if (open) return turn.mutate({ code, open });
    modal.confirm({
      title: text('closeCarrierTitle', { name }),
      content: text('closeCarrierBody'),
      okText: text('stop'),
      okButtonProps: { danger: true },
      onOk: () => turn.mutateAsync({ code, open }),
    });
  };
  const open = rows?.filter((row) => row.open).length ?? 0;
  return (
    <ListPage
      list={carriers}
      title={text('carriers')}
      summary={rows && text('carriersSummary', { open, all: rows.length })}
      rowKey={({ code }) => code}
      columns={[
        {
          key: 'name',
          title: text('carrier'),
          render: (_, row) => <span className="strong">{row.name}</span>,
        },
        { title: text('code'), dataIndex: 'code' },
        { title: text('phone'), dataIndex: 'phone' },
        {
          title: text('inUse'),
          render: (_, row) => (
            <Switch
              aria-label={`${text('inUse')} ${row.name}`}
              checked={row.open}
              disabled={!canWrite || turn.isPending}
              onChange={(next) => handleSwitch(row, next)}
            />
          ),
        },
      ]}
      empty={null}
    />
  );
}
