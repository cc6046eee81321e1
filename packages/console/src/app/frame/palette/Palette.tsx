import { useIsFetching } from '@tanstack/react-query';
import { Input, Modal } from 'antd';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Area, Staff } from '../../../kernel/session.ts';
import { useAppText } from '../../app-text.ts';
import { useGoodsEntries } from './goods-entries.tsx';
import { useOrderEntries } from './order-entries.tsx';
import { PaletteDetail } from './PaletteDetail.tsx';
import { PaletteList } from './PaletteList.tsx';
import { useActionEntries, usePageEntries } from './page-entries.tsx';
import styles from './palette.module.css';
import {
  asksForActions,
  countIn,
  type Entry,
  type EntryAction,
  listShown,
  nextScope,
  type Scope,
  scopes,
  toSought,
} from './palette.view.ts';
import { usePeopleEntries } from './people-entries.tsx';

type Props = { area: Area; staff: Staff; onClose: () => void };

function useEntries(area: Area, staff: Staff, words: string): Entry[] {
  const now = toSought(words);
  const deferred = useDeferredValue(asksForActions(words) ? '' : now);
  // what was found for other words is not shown under these: Enter would open it
  const sought = deferred === now ? deferred : '';
  return [
    ...useOrderEntries(area, staff, sought),
    ...useGoodsEntries(area, staff, sought),
    ...usePeopleEntries(area, staff, sought),
    ...usePageEntries(area, staff, now),
    ...useActionEntries(area, staff, now),
  ];
}

const keys = { close: 'Esc', scope: 'Tab' };

const hints = [
  { pressed: ['↑', '↓'], hint: 'paletteChoose' },
  { pressed: ['↵'], hint: 'paletteOpen' },
  { pressed: ['⌘', '↵'], hint: 'paletteNewTab' },
  { pressed: ['→'], hint: 'paletteActions' },
  { pressed: ['>'], hint: 'paletteRun' },
] as const;

const sellerScopes = scopes.filter((scope) => scope !== 'people' && scope !== 'settings');

/** Goes anywhere and begins anything by typing, as far as the role may see it; the keys alone are enough. */
export function Palette({ area, staff, onClose }: Props) {
  const text = useAppText();
  const navigate = useNavigate();
  const listId = useId();
  const [words, setWords] = useState('');
  const [scope, setScope] = useState<Scope>('all');
  const [at, setAt] = useState(0);
  /** Which of the chosen entry's actions the keys are at; none while they are in the list. */
  const [actionAt, setActionAt] = useState<number>();
  const entries = useEntries(area, staff, words);
  const isLooking = useIsFetching() > 0;
  const shown = listShown(entries, words, scope);
  const chosen = shown[Math.min(at, shown.length - 1)];
  const offered = area === 'seller' ? sellerScopes : scopes;

  const counted = (one: Scope) => (!asksForActions(words) && countIn(entries, one)) || '';

  const begin = (next: { words?: string; scope?: Scope }) => {
    if (next.words !== undefined) setWords(next.words);
    if (next.scope) setScope(next.scope);
    setAt(0);
    setActionAt(undefined);
  };
  const act = ({ path, run }: EntryAction, inNewTab = false) => {
    onClose();
    run?.();
    if (path && inNewTab) window.open(`/console${path}`, '_blank', 'noopener');
    else if (path) void navigate(path);
  };
  const move = (step: number) => {
    if (actionAt === undefined) setAt(Math.max(0, Math.min(shown.length - 1, at + step)));
    else setActionAt(Math.max(0, Math.min((chosen?.actions.length ?? 1) - 1, actionAt + step)));
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const { selectionStart, value } = event.currentTarget;
    const action = chosen?.actions[actionAt ?? 0];
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'ArrowRight' && chosen && selectionStart === value.length) setActionAt(actionAt ?? 0);
    else if (key === 'ArrowLeft' && actionAt !== undefined) setActionAt(undefined);
    else if (key === 'Tab') begin({ scope: nextScope(offered, scope, event.shiftKey) });
    else if (key === 'Enter' && action) act(action, event.metaKey || event.ctrlKey);
    else return;
    event.preventDefault();
  };

  return (
    <Modal
      open
      footer={null}
      closable={false}
      width={860}
      onCancel={onClose}
      className={styles.palette}
      title={<span className="visually-hidden">{text('search')}</span>}
    >
      <Input
        autoFocus
        size="large"
        variant="borderless"
        prefix={<Search />}
        suffix={<kbd>{keys.close}</kbd>}
        placeholder={text(area === 'seller' ? 'searchHint' : 'searchMarketHint')}
        aria-label={text('search')}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={chosen ? `${listId}-${chosen.key}` : undefined}
        value={words}
        maxLength={64}
        onChange={(event) => begin({ words: event.target.value })}
        onKeyDown={handleKey}
      />
      <div className={styles.scopes}>
        {offered.map((one) => (
          <button
            key={one}
            type="button"
            tabIndex={-1}
            aria-pressed={one === scope}
            className={styles.scope}
            onClick={() => begin({ scope: one })}
          >
            {text(`scope_${one}`)} {one !== 'all' && counted(one)}
          </button>
        ))}
        <span className={styles.scopesHint}>
          <kbd>{keys.scope}</kbd> {text('paletteScope')}
        </span>
      </div>
      <div className={styles.body}>
        <PaletteList
          id={listId}
          entries={shown}
          chosen={chosen}
          sought={toSought(words)}
          onChoose={(index) => {
            setAt(index);
            setActionAt(undefined);
          }}
          onOpen={(entry) => entry.actions[0] && act(entry.actions[0])}
        />
        {chosen && <PaletteDetail entry={chosen} actionAt={actionAt} onAct={act} />}
        {shown.length === 0 && (
          <p className={styles.nothing} role="status">
            {isLooking ? text('searching') : text('searchNothing', { words })}
          </p>
        )}
      </div>
      <div className={styles.keys}>
        {hints.map(({ pressed, hint }) => (
          <span key={hint}>
            {pressed.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {text(hint)}
          </span>
        ))}
        <span className={styles.keysEnd}>{text('paletteOnlyYours')}</span>
      </div>
    </Modal>
  );
}
