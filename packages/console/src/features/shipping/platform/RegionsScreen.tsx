import type { CallOut } from '@chengji/contract';
import { shippingPlatformCalls } from '@chengji/contract/shipping/shipping.platform.calls';
import { Breadcrumb } from 'antd';
import { useAddressInput } from '../../../design/address/use-address-input.ts';
import { Note } from '../../../design/feedback/Note.tsx';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { ListCard } from '../../../design/lists/ListCard.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useRegions, useSwitchRegion } from '../queries.ts';
import { useShippingText } from '../shipping-text.ts';
import { OpenSwitch } from './OpenSwitch.tsx';

type Region = CallOut<'GET /platform/regions/list'>['rows'][number];

/** Where parcels go: provinces, and what lies below them. */
export function RegionsScreen() {
  const text = useShippingText();
  const canWrite = useCan('platform', 'shipping.write');
  const [asked, change] = useAddressInput(shippingPlatformCalls['GET /platform/regions/list'].in);
  const list = useRegions(asked);
  const { data } = list;
  const turn = useSwitchRegion();
  const step = (name: string, code?: string) => (
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
              { title: step(text('allProvinces')) },
              ...path.map(({ code, name }, at) => ({
                title: at === path.length - 1 ? name : step(name, code),
              })),
            ]}
          />
        )}
        {path.some((region) => !region.open) && <Note tone="warning">{text('closedAbove')}</Note>}
        <ListCard
          list={list}
          label={text('regions')}
          rowKey={({ code }) => code}
          columns={[
            {
              title: text('region'),
              render: (_, row) => <TwoLines isStrong first={row.name} second={row.code} />,
            },
            {
              title: text('below'),
              render: (_, row) => <BelowCell region={row} />,
            },
            {
              title: text('delivered'),
              render: (_, row) => (
                <OpenSwitch
                  kind="Region"
                  label={text('delivered')}
                  row={row}
                  canWrite={canWrite}
                  turn={turn}
                />
              ),
            },
            actionsColumn<Region>((row) => (row.below > 0 ? step(text('open'), row.code) : <EmptyCell />)),
          ]}
          empty={null}
        />
      </div>
    </>
  );
}

function BelowCell({ region }: { region: Region }) {
  const text = useShippingText();
  if (region.below === 0) return <EmptyCell />;
  return (
    <TwoLines
      first={text('areas', { n: region.below })}
      second={region.closed_below > 0 ? text('closedBelow', { n: region.closed_below }) : text('allOpen')}
    />
  );
}
