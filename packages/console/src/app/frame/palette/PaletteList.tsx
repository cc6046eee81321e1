import { useEffect } from 'react';
import { useAppText } from '../../app-text.ts';
import styles from './palette.module.css';
import { type Entry, splitAtWords } from './palette.view.ts';

type Props = {
  id: string;
  entries: readonly Entry[];
  chosen: Entry | undefined;
  sought: string;
  onChoose: (index: number) => void;
  onOpen: (entry: Entry) => void;
};

/** What was found, group by group; the chosen one stays in view. */
export function PaletteList({ id, entries, chosen, sought, onChoose, onOpen }: Props) {
  const text = useAppText();
  const chosenId = chosen && `${id}-${chosen.key}`;
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView?.({ block: 'nearest' });
  }, [chosenId]);
  return (
    <div id={id} role="listbox" aria-label={text('search')} className={styles.list}>
      {entries.map((entry, index) => (
        <div key={entry.key} role="presentation">
          {entries[index - 1]?.scope !== entry.scope && (
            <div role="presentation" className={styles.group}>
              {text(`scope_${entry.scope}`)}
            </div>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's */}
          <div
            id={`${id}-${entry.key}`}
            role="option"
            tabIndex={-1}
            aria-selected={entry === chosen}
            className={styles.entry}
            onMouseMove={() => entry !== chosen && onChoose(index)}
            onClick={() => onOpen(entry)}
          >
            <span className={styles.icon}>{entry.icon}</span>
            <span className={styles.words}>
              <span className="ellipsis strong">
                {splitAtWords(entry.label, sought).map(({ part, isFound }) =>
                  isFound ? <mark key="found">{part}</mark> : part,
                )}
              </span>
              <span className="ellipsis small">{entry.note}</span>
            </span>
            {entry.mark}
          </div>
        </div>
      ))}
    </div>
  );
}
