import type { CreationFigures } from '@chengji/contract';
import { Row } from '../../../../design/layout/primitives.ts';
import { toLine, toShortDay } from '../person.view.ts';
import { usePeopleStrings } from '../strings.ts';
import styles from './Own.module.css';

/** The views of each day as a line; the numbers stand in the details. */
export function ViewsLine({ days }: { days: CreationFigures['days'] }) {
  const t = usePeopleStrings();
  const line = toLine(days);
  return (
    <div aria-hidden="true">
      <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
        <polygon points={`0,100 ${line} 100,100`} />
        <polyline points={line} vectorEffect="non-scaling-stroke" />
      </svg>
      <Row row="between" num size={11} tone={3}>
        <span>{toShortDay(days[0]?.day ?? '')}</span>
        <span>{t('lastDays', { count: days.length })}</span>
        <span>{toShortDay(days.at(-1)?.day ?? '')}</span>
      </Row>
    </div>
  );
}
