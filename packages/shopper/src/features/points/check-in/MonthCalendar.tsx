import type { CheckInInfo } from '@chengji/contract';
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { Hidden, Row } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { addMonths, type CalendarDay, findMakeupBlocker, toCalendar } from '../check-in.view.ts';
import { useCheckInInfo } from '../queries.ts';
import { usePointsStrings } from '../strings.ts';
import { useDates } from '../use-dates.ts';
import styles from './MonthCalendar.module.css';
import { useMakeUpAsk } from './use-make-up-ask.ts';

type MonthCalendarProps = { month: string; info: CheckInInfo; onMonth: (month: string) => void };
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** A month with what each day was; missed days of this one can be pressed while they can be made up. */
export function MonthCalendar({ month, info, onMonth }: MonthCalendarProps) {
  const t = usePointsStrings();
  const { showMonth } = useDates();
  const isNow = month === info.today.slice(0, 7);
  const other = useCheckInInfo(isNow ? undefined : month).data;
  const shown = isNow ? info : other?.month_text === month ? other : null;
  const { blanks, days } = toCalendar({ today: info.today, month: shown?.month ?? [] });
  return (
    <>
      <Row row="between" className={styles.head}>
        <h2>{showMonth(month)}</h2>
        <Row className={styles.turn}>
          {month > info.first_month && (
            <IconButton
              icon={ChevronLeft}
              label={t('monthBefore')}
              onPress={() => onMonth(addMonths(month, -1))}
            />
          )}
          {!isNow && (
            <IconButton
              icon={ChevronRight}
              label={t('monthAfter')}
              onPress={() => onMonth(addMonths(month, 1))}
            />
          )}
        </Row>
      </Row>
      <div className={styles.grid} aria-hidden>
        {weekdays.map((day) => (
          <span key={day} className={styles.weekday}>
            {t(`weekday.${day}`)}
          </span>
        ))}
      </div>
      <div className={styles.grid}>
        {blanks.map((place) => (
          <span key={place} />
        ))}
        {days.map((day) => (
          <Day key={day.date} day={day} info={info} isNow={isNow} />
        ))}
      </div>
    </>
  );
}

function Day({ day, info, isNow }: { day: CalendarDay; info: CheckInInfo; isNow: boolean }) {
  const t = usePointsStrings();
  const { ask } = useMakeUpAsk(info);
  const isChecked = day.state === 'signed' || day.state === 'made_up';
  const isOffered = isNow && day.state === 'missed' && findMakeupBlocker(info) === null;
  const below = day.isToday ? t('today') : isOffered ? t('makeupShort') : isChecked ? day.day : '';
  const state = {
    className: styles.day,
    'data-state': day.state,
    'data-today': day.isToday ? '' : undefined,
    'data-offer': isOffered ? '' : undefined,
  };
  const face = (
    <>
      <span aria-hidden>{isChecked && !day.isToday ? <Icon as={Check} size={15} /> : day.day}</span>
      <em aria-hidden>{below}</em>
      <Hidden>{t(`day.${day.state}`, { day: day.day, points: day.points })}</Hidden>
      {isOffered && <Hidden>{t('makeup')}</Hidden>}
    </>
  );
  if (!isOffered) return <div {...state}>{face}</div>;
  return (
    <button type="button" {...state} onClick={() => ask(day.date)}>
      {face}
    </button>
  );
}
