import { useAppText } from '../../app-text.ts';
import styles from './palette.module.css';
import { countIn, type Entry, type Scope } from './palette.view.ts';

type Props = {
  offered: readonly Scope[];
  chosen: Scope;
  /** Those that the scopes count. */
  entries: readonly Entry[];
  onChoose: (scope: Scope) => void;
};

const next = 'Tab';

/** What is looked through: all, or one scope with how much was found in it. */
export function PaletteScopes({ offered, chosen, entries, onChoose }: Props) {
  const text = useAppText();
  return (
    <div className={styles.scopes}>
      {offered.map((scope) => (
        <button
          key={scope}
          type="button"
          tabIndex={-1}
          aria-pressed={scope === chosen}
          className={styles.scope}
          onClick={() => onChoose(scope)}
        >
          {text(`scope_${scope}`)} {(scope !== 'all' && countIn(entries, scope)) || ''}
        </button>
      ))}
      <span className={styles.scopesHint}>
        <kbd>{next}</kbd> {text('paletteScope')}
      </span>
    </div>
  );
}
