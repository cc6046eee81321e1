import { Button, DatePicker } from 'antd';
import dayjs from 'dayjs';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { shiftMonth } from '../../income.view.ts';
import { useWalletText } from '../../wallet-text.ts';

type Props = { month: string; now: string; onChange: (month: string) => void };

/** One month, its neighbours a press away; none that is still to come. */
export function MonthChoice({ month, now, onChange }: Props) {
  const text = useWalletText();
  return (
    <span className="row">
      <Button
        icon={<ChevronLeft />}
        aria-label={text('monthBefore')}
        onClick={() => onChange(shiftMonth(month, -1))}
      />
      <DatePicker
        picker="month"
        aria-label={text('month')}
        allowClear={false}
        value={dayjs(`${month}-01`)}
        disabledDate={(day) => day.format('YYYY-MM') > now}
        onChange={(chosen) => chosen && onChange(chosen.format('YYYY-MM'))}
      />
      <Button
        icon={<ChevronRight />}
        aria-label={text('monthAfter')}
        disabled={month >= now}
        onClick={() => onChange(shiftMonth(month, 1))}
      />
    </span>
  );
}
