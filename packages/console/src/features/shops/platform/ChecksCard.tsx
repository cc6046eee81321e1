import { Check, X } from 'lucide-react';
import { ContextPart } from '../../../design/queue/QueueItem.tsx';
import { type Application, toChecks } from '../applications.view.ts';
import { useShopsText } from '../shops-text.ts';
import styles from './applications.module.css';

/** What can be checked without a person. */
export function ChecksCard({ application }: { application: Application }) {
  const text = useShopsText();
  const checks = toChecks(application);
  const passed = checks.filter(({ isPassed }) => isPassed).length;
  return (
    <ContextPart title={text('checklist')} aside={`${passed} / ${checks.length}`}>
      <ul className={styles.applicationChecks}>
        {checks.map(({ key, isPassed }) => (
          <li
            key={key}
            className={`row between ${isPassed ? styles.applicationPassed : styles.applicationFailed}`}
          >
            {text(`check_${key}`)}
            {isPassed ? <Check aria-label="✓" /> : <X aria-label="✗" />}
          </li>
        ))}
      </ul>
    </ContextPart>
  );
}
