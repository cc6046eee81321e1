import { Input, Modal } from 'antd';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Area, Staff } from '../../kernel/session.ts';
import { useAppText } from '../app-text.ts';
import styles from './frame.module.css';
import { usePaletteEntries } from './palette-entries.tsx';

type Props = { area: Area; staff: Staff; onClose: () => void };

/** Goes anywhere by typing: pages, and in the seller's area orders and goods. */
export function Palette({ area, staff, onClose }: Props) {
  const text = useAppText();
  const navigate = useNavigate();
  const listId = useId();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const entries = usePaletteEntries(area, staff, words);
  const chosen = entries[Math.min(at, entries.length - 1)];

  const go = (path: string) => {
    onClose();
    void navigate(path);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setAt((now) => Math.max(0, Math.min(entries.length - 1, now + step)));
    } else if (event.key === 'Enter' && chosen) go(chosen.path);
  };

  return (
    <Modal
      open
      footer={null}
      closable={false}
      width={560}
      onCancel={onClose}
      className={styles.palette}
      title={<span className="visually-hidden">{text('search')}</span>}
    >
      <Input
        autoFocus
        size="large"
        variant="borderless"
        prefix={<Search />}
        placeholder={text(area === 'seller' ? 'searchHint' : 'searchPages')}
        aria-label={text('search')}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={chosen ? `${listId}-${chosen.path}` : undefined}
        value={words}
        maxLength={64}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
        }}
        onKeyDown={handleKey}
      />
      <div id={listId} role="listbox" aria-label={text('search')} className={styles.paletteList}>
        {entries.map((entry) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
          <div
            key={entry.path}
            id={`${listId}-${entry.path}`}
            role="option"
            tabIndex={-1}
            aria-selected={entry === chosen}
            className={styles.paletteEntry}
            onClick={() => go(entry.path)}
          >
            {entry.icon}
            <span className="grow ellipsis">{entry.label}</span>
            <span className="muted small">{entry.kind}</span>
          </div>
        ))}
      </div>
      {entries.length === 0 && <p className={styles.paletteNothing}>{text('searchNothing', { words })}</p>}
    </Modal>
  );
}
