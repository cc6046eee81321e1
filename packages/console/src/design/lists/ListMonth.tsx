import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useDesignText } from '../design-text.ts';
import type { ListFilters } from './use-list.ts';

/** The month a list is of, as `2026-11`. */
export function ListMonth({ list }: { list: ListFilters<{ month?: string | undefined }> }) {
  const text = useDesignText();
  const { month } = list.input;
  return (
    <DatePicker
      picker="month"
      aria-label={text('month')}
      placeholder={text('month')}
      value={month ? dayjs(`${month}-01`) : null}
      onChange={(chosen) => list.change({ month: chosen?.format('YYYY-MM') })}
    />
  );
}
