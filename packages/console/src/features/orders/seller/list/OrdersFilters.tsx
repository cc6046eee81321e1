import { Checkbox, DatePicker } from 'antd';
import dayjs from 'dayjs';
import { FilterBar } from '../../../../design/tables/FilterBar.tsx';
import { SortSelect } from '../../../../design/tables/SortSelect.tsx';
import { type OrderFilters, sorts } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';

type Props = { filters: OrderFilters; onChange: (change: Partial<OrderFilters>) => void };

/** A day in the address is its first second; the last day counts whole. */
const toDay = (text: string) => (Number(text) > 0 ? dayjs.unix(Number(text)) : null);

export function OrdersFilters({ filters, onChange }: Props) {
  const text = useOrdersText();
  return (
    <FilterBar
      keyword={filters.keyword}
      placeholder={text('searchOrders')}
      onSearch={(keyword) => onChange({ keyword })}
    >
      <DatePicker.RangePicker
        aria-label={text('from')}
        placeholder={[text('from'), text('to')]}
        value={[toDay(filters.from), toDay(filters.to)]}
        onChange={(days) =>
          onChange({
            from: days?.[0] ? String(days[0].startOf('day').unix()) : '',
            to: days?.[1] ? String(days[1].endOf('day').unix()) : '',
          })
        }
      />
      <Checkbox
        checked={filters.late === '1'}
        onChange={(event) => onChange({ late: event.target.checked ? '1' : '' })}
      >
        {text('onlyLate')}
      </Checkbox>
      <SortSelect
        label={text('sortBy')}
        value={filters.sort}
        onChange={(sort) => onChange({ sort })}
        options={sorts.map((sort) => ({ value: sort, label: text(`sort_${sort}`) }))}
      />
    </FilterBar>
  );
}
