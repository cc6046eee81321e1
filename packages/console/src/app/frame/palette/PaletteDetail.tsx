import { Facts } from '../../../design/layout/Facts.tsx';
import styles from './palette.module.css';
import type { Entry, EntryAction } from './palette.view.ts';

const enter = '↵';

type Props = { entry: Entry; actionAt: number | undefined; onAct: (action: EntryAction) => void };

/** What there is to know of the chosen one, and what can be done with it. */
export function PaletteDetail({ entry, actionAt, onAct }: Props) {
  return (
    <div className={styles.detail}>
      <div className="row between">
        <span className={`strong ${styles.title}`}>{entry.label}</span>
        {entry.mark}
      </div>
      <p className="muted small">{entry.note}</p>
      {entry.facts.length > 0 && <Facts rows={entry.facts} />}
      <ul className={styles.actions}>
        {entry.actions.map((action, index) => (
          <li key={action.key}>
            <button
              type="button"
              tabIndex={-1}
              className={styles.action}
              aria-current={index === (actionAt ?? 0)}
              data-active={index === actionAt}
              onClick={() => onAct(action)}
            >
              {action.icon}
              <span className="grow">{action.label}</span>
              {index === (actionAt ?? 0) && <kbd>{enter}</kbd>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
