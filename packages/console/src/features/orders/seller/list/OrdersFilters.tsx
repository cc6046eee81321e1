import { Checkbox } from 'antd';
import { ListDates } from '../../../../design/lists/ListDates.tsx';
import { ListSort } from '../../../../design/lists/ListSort.tsx';
import { sorts } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import type { useOrders } from '../../queries.ts';

export function OrdersFilters({ list }: { list: ReturnType<typeof useOrders> }) {
  const text = useOrdersText();
  return (
    <>
      <ListDates list={list} />
      <Checkbox
        checked={list.input.late ?? false}
        onChange={(event) => list.change({ late: event.target.checked })}
      >
        {text('onlyLate')}
      </Checkbox>
      <ListSort list={list} options={sorts} toText={(sort) => text(`sort_${sort}`)} />
    </>
  );
}
