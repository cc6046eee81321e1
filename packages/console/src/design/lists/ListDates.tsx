import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useDesignText } from '../design-text.ts';
import type { ListFilters } from './use-list.ts';

type Days = { from?: number | undefined; to?: number | undefined };

const toDay = (at: number | undefined) => (at ? dayjs.unix(at) : null);

/** The days a list is of: in the address stand the first's first second and the last's last. */
export function ListDates({ list }: { list: ListFilters<Days> }) {
  const text = useDesignText();
  return (
    <DatePicker.RangePicker
      aria-label={text('from')}
      placeholder={[text('from'), text('to')]}
      value={[toDay(list.input.from), toDay(list.input.to)]}
      onChange={(days) =>
        list.change({ from: days?.[0]?.startOf('day').unix(), to: days?.[1]?.endOf('day').unix() })
      }
    />
  );
}
