import type { CallOut } from '@chengji/contract';
import { useState } from 'react';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { NewButton } from '../../../design/inputs/NewButton.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { holds, useWholeList } from '../../../design/lists/use-whole-list.ts';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useCarrierSwitches, useSwitchCarrier } from '../queries.ts';
import { useShippingText } from '../shipping-text.ts';
import { CarrierDrawer } from './CarrierDrawer.tsx';
import { OpenSwitch } from './OpenSwitch.tsx';

type Carrier = CallOut<'GET /platform/carriers/list'>['rows'][number];

/** Whom shops may send by. */
export function CarriersScreen() {
  const text = useShippingText();
  const canWrite = useCan('platform', 'shipping.write');
  const carriers = useCarrierSwitches();
  const rows = carriers.data?.rows;
  const list = useWholeList(carriers, ({ name, code }, keyword) => holds([name, code], keyword));
  const turn = useSwitchCarrier();
  const open = rows?.filter((row) => row.open).length ?? 0;
  const [edited, setEdited] = useState<Carrier | 'new'>();
  return (
    <>
      <ListPage
        list={list}
        search={text('searchCarriers')}
        title={text('carriers')}
        summary={rows && text('carriersSummary', { open, all: rows.length })}
        actions={canWrite && <NewButton onPress={() => setEdited('new')}>{text('addCarrier')}</NewButton>}
        rowKey={({ code }) => code}
        columns={[
          {
            title: text('carrier'),
            render: (_, row) => <span className="strong">{row.name}</span>,
          },
          { title: text('code'), dataIndex: 'code' },
          { title: text('phone'), dataIndex: 'phone' },
          {
            title: text('inUse'),
            render: (_, row) => (
              <OpenSwitch kind="Carrier" label={text('inUse')} row={row} canWrite={canWrite} turn={turn} />
            ),
          },
          actionsColumn<Carrier>((row) =>
            row.added && canWrite ? (
              <LinkButton of={row.name} onPress={() => setEdited(row)}>
                {text('edit')}
              </LinkButton>
            ) : null,
          ),
        ]}
        empty={null}
      />
      {edited && (
        <CarrierDrawer carrier={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
