import type { CallOut } from '@chengji/contract';
import { App, Breadcrumb, Switch, Table } from 'antd';
import { Failure } from '../../../design/feedback/Failure.tsx';
import { Note } from '../../../design/feedback/Note.tsx';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import cardStyles from '../../../design/layout/card.module.css';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { useListAddress } from '../../../design/tables/use-list-address.ts';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useRegions, useSwitchRegion } from '../queries.ts';
import { useShippingText } from '../shipping-text.ts';

type Region = CallOut<'GET /platform/regions/list'>['rows'][number];

/** Where parcels go: provinces, and what lies below them. */
export function RegionsScreen() {
  const text = useShippingText();
  const { modal } = App.useApp();
  const canWrite = useCan('platform', 'shipping.write');
  const [{ parent }, change] = useListAddress({ parent: '' });
  const { data, error, refetch } = useRegions(parent);
  const turn = useSwitchRegion();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;

  const handleSwitch = ({ code, name }: Region, open: boolean) => {
    if (open) return turn.mutate({ code, open });
    modal.confirm({
      title: text('closeRegionTitle', { name }),
      content: text('closeRegionBody'),
      okText: text('stop'),
      okButtonProps: { danger: true },
      cancelText: text('cancel'),
      onOk: () => turn.mutateAsync({ code, open }),
    });
  };
  const enter = (code: string) => (
    <LinkButton onPress={() => change({ parent: code })}>{text('open')}</LinkButton>
  );
  const step = (name: string, code: string) => (
    <LinkButton onPress={() => change({ parent: code })}>{name}</LinkButton>
  );
  const path = data?.path ?? [];
  const open = data?.rows.filter((row) => row.open).length ?? 0;
  return (
    <>
      <PageHeader
        title={text('regions')}
        summary={data && text('regionsSummary', { open, all: data.rows.length })}
      />
      <div className="stack">
        {path.length > 0 && (
          <Breadcrumb
            items={[
              { title: step(text('allProvinces'), '') },
              ...path.map(({ code, name }, at) => ({
                title: at === path.length - 1 ? name : step(name, code),
              })),
            ]}
          />
        )}
        {path.some((region) => !region.open) && <Note tone="warning">{text('closedAbove')}</Note>}
        <section className={cardStyles.card} aria-label={text('regions')}>
          {data ? (
            <Table<Region>
              aria-label={text('regions')}
              dataSource={data.rows}
              rowKey={({ code }) => code}
              pagination={false}
              columns={[
                {
                  key: 'name',
                  title: text('region'),
                  render: (_, row) => (
                    <span className={cellsStyles.cellTwo}>
                      <span className="strong">{row.name}</span>
                      <span>{row.code}</span>
                    </span>
                  ),
                },
                {
                  key: 'below',
                  title: text('below'),
                  render: (_, row) => <BelowCell region={row} />,
                },
                {
                  key: 'open',
                  title: text('delivered'),
                  render: (_, row) => (
                    <Switch
                      aria-label={`${text('delivered')} ${row.name}`}
                      checked={row.open}
                      disabled={!canWrite || turn.isPending}
                      onChange={(next) => handleSwitch(row, next)}
                    />
                  ),
                },
                {
                  key: 'enter',
                  title: text('actions'),
                  render: (_, row) => (row.below > 0 ? enter(row.code) : <EmptyCell />),
                },
              ]}
            />
          ) : (
            <SkeletonRows />
          )}
        </section>
      </div>
    </>
  );
}

function BelowCell({ region }: { region: Region }) {
  const text = useShippingText();
  if (region.below === 0) return <EmptyCell />;
  return (
    <span className={cellsStyles.cellTwo}>
      <span>{text('areas', { n: region.below })}</span>
      <span>
        {region.closed_below > 0 ? text('closedBelow', { n: region.closed_below }) : text('allOpen')}
      </span>
    </span>
  );
}
