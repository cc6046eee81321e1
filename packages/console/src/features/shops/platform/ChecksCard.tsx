import { Check, X } from 'lucide-react';
import { type Application, toChecks } from '../applications.view.ts';
import { useShopsText } from '../shops-text.ts';
import styles from './applications.module.css';

/** What can be checked without a person. */
export function ChecksCard({ application }: { application: Application }) {
  const text = useShopsText();
  const checks = toChecks(application);
  const passed = checks.filter(({ isPassed }) => isPassed).length;
  return (
    <section className={styles.sidePart} aria-labelledby="checks-title">
      <div className="row between">
        <h2 id="checks-title">{text('checklist')}</h2>
        <span className="muted">
          {passed} / {checks.length}
        </span>
      </div>
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
    </section>
  );
}
