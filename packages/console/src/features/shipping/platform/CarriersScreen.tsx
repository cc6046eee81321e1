import type { CallOut } from '@chengji/contract';
import { App, Switch, Table } from 'antd';
import { Failure } from '../../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import cardStyles from '../../../design/layout/card.module.css';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import dataTableStyles from '../../../design/tables/data-table.module.css';
import { useCan } from '../../../kernel/rights.ts';
import { useCarrierSwitches, useSwitchCarrier } from '../queries.ts';
import { useShippingText } from '../shipping-text.ts';

type Carrier = CallOut<'GET /platform/carriers/list'>['rows'][number];

/** Whom shops may send by. */
export function CarriersScreen() {
  const text = useShippingText();
  const { modal } = App.useApp();
  const canWrite = useCan('platform', 'shipping.write');
  const { data, error, refetch } = useCarrierSwitches();
  const turn = useSwitchCarrier();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;

  const handleSwitch = ({ code, name }: Carrier, open: boolean) => {
    if (open) return turn.mutate({ code, open });
    modal.confirm({
      title: text('closeCarrierTitle', { name }),
      content: text('closeCarrierBody'),
      okText: text('stop'),
      okButtonProps: { danger: true },
      cancelText: text('cancel'),
      onOk: () => turn.mutateAsync({ code, open }),
    });
  };
  const open = data?.rows.filter((row) => row.open).length ?? 0;
  return (
    <>
      <PageHeader
        title={text('carriers')}
        summary={data && text('carriersSummary', { open, all: data.rows.length })}
      />
      <section className={cardStyles.card} aria-label={text('carriers')}>
        {data ? (
          <div className={dataTableStyles.dataTable}>
            <Table<Carrier>
              aria-label={text('carriers')}
              dataSource={data.rows}
              rowKey={({ code }) => code}
              pagination={false}
              columns={[
                {
                  key: 'name',
                  title: text('carrier'),
                  render: (_, row) => <span className="strong">{row.name}</span>,
                },
                { key: 'code', title: text('code'), dataIndex: 'code' },
                { key: 'phone', title: text('phone'), dataIndex: 'phone' },
                {
                  key: 'open',
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
            />
          </div>
        ) : (
          <SkeletonRows />
        )}
      </section>
    </>
  );
}
