import type { AnalyticsRange } from '@chengji/contract';
import { DatePicker, Segmented } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { ranges, type Span } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';

const mostDays = 366;

type Props = {
  span: Span;
  onChange: (span: Record<'from' | 'to', string | undefined> & Pick<Span, 'range'>) => void;
};

/** Ready ranges, and one of one's own from day to day. */
export function RangeChoice({ span, onChange }: Props) {
  const text = useAnalyticsText();
  const [isChoosing, setChoosing] = useState(false);
  const shown = isChoosing ? 'own' : span.range;
  return (
    <>
      <Segmented<AnalyticsRange>
        aria-label={text('range')}
        value={shown}
        options={ranges.map((value) => ({ value, label: text(`range_${value}`) }))}
        onChange={(range) => {
          setChoosing(range === 'own');
          if (range !== 'own') onChange({ range, from: undefined, to: undefined });
        }}
      />
      {shown === 'own' && (
        <DatePicker.RangePicker
          aria-label={text('range_own')}
          placeholder={[text('from'), text('to')]}
          allowClear={false}
          value={span.range === 'own' ? [dayjs(span.from), dayjs(span.to)] : null}
          maxDate={dayjs()}
          disabledDate={(day, { from }) => Boolean(from && Math.abs(day.diff(from, 'day')) >= mostDays)}
          onChange={(days) => {
            const [from, to] = days ?? [];
            if (!from || !to) return;
            setChoosing(false);
            onChange({ range: 'own', from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') });
          }}
        />
      )}
    </>
  );
}
