import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { useTimeDisplay } from '../../kernel/time.ts';
import { useDesignText } from '../design-text.ts';
import { FreeTab } from '../inputs/FreeTab.tsx';
import { usePickerMoments } from '../values/use-picker-moments.ts';
import type { ListFilters } from './use-list.ts';

type Days = { from?: number | undefined; to?: number | undefined };

/** The days a list is of: in the address stand the first's first second and the last's last. */
export function ListDates({ list }: { list: ListFilters<Days> }) {
  const text = useDesignText();
  const { readMoment } = useTimeDisplay();
  const { toPicker } = usePickerMoments();
  const toDay = (at: number | undefined) => (at ? toPicker(at) : null);
  const at = (day: Dayjs | null | undefined, time: string) =>
    day ? readMoment(`${day.format('YYYY-MM-DD')} ${time}`) : undefined;
  return (
    <FreeTab>
      <DatePicker.RangePicker
        allowEmpty={[true, true]}
        aria-label={text('from')}
        placeholder={[text('from'), text('to')]}
        value={[toDay(list.input.from), toDay(list.input.to)]}
        onChange={(days) => list.change({ from: at(days?.[0], '00:00:00'), to: at(days?.[1], '23:59:59') })}
      />
    </FreeTab>
  );
}
