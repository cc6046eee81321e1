import { Tag } from 'antd';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListDates } from '../../../design/lists/ListDates.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { ShopFilter } from '../../shops/index.ts';
import { useAllRefunds } from '../queries.ts';
import { refundKinds, refundStates } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import { marketRefundColumns } from './market-refund-columns.tsx';

/** The refunds of every shop in any state, to find one by what somebody says of it. */
export function AllRefundsScreen() {
  const text = useRefundsText();
  const list = useAllRefunds();
  const seesOrders = useCan('platform', 'orders.read');
  return (
    <ListPage
      list={list}
      title={text('refunds')}
      search={text('search')}
      filters={
        <>
          <ListSelect
            list={list}
            name="state"
            label={text('state')}
            any={text('anyState')}
            options={refundStates}
            toText={(state) => text(`state_${state}`)}
          />
          <ListSelect
            list={list}
            name="kind"
            label={text('kind')}
            any={text('anyKind')}
            options={refundKinds}
            toText={(kind) => text(`kind_${kind}`)}
          />
          <ShopFilter value={list.input.shop_id} onChange={(shop_id) => list.change({ shop_id })} />
          <ListDates list={list} />
          {list.input.shopper_id !== undefined && (
            <Tag closable onClose={() => list.change({ shopper_id: undefined })}>
              {text('oneBuyer', { id: list.input.shopper_id })}
            </Tag>
          )}
        </>
      }
      columns={marketRefundColumns(text, seesOrders)}
      empty={<EmptyState title={text('none')} />}
    />
  );
}
