import { useIsFetching } from '@tanstack/react-query';
import { Input, Modal } from 'antd';
import { Search } from 'lucide-react';
import { useId } from 'react';
import type { Area, Staff } from '../../../kernel/session.ts';
import { useAppText } from '../../app-text.ts';
import { PaletteDetail } from './PaletteDetail.tsx';
import { PaletteList } from './PaletteList.tsx';
import { PaletteScopes } from './PaletteScopes.tsx';
import styles from './palette.module.css';
import { asksForActions, toSought } from './palette.view.ts';
import { usePalette } from './use-palette.ts';

type Props = { area: Area; staff: Staff; onClose: () => void };

const close = 'Esc';

/** Goes anywhere and begins anything by typing, as far as the role may see it; the keys alone are enough. */
export function Palette({ area, staff, onClose }: Props) {
  const text = useAppText();
  const listId = useId();
  const palette = usePalette(area, staff, onClose);
  const { words, shown, chosen, begin, act } = palette;
  const isLooking = useIsFetching() > 0;
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
        suffix={<kbd>{close}</kbd>}
        placeholder={text(area === 'seller' ? 'searchHint' : 'searchMarketHint')}
        aria-label={text('search')}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={chosen ? `${listId}-${chosen.key}` : undefined}
        value={words}
        maxLength={64}
        onChange={(event) => begin({ words: event.target.value })}
        onKeyDown={palette.handleKey}
      />
      <PaletteScopes
        offered={palette.offered}
        chosen={palette.scope}
        entries={asksForActions(words) ? [] : palette.entries}
        onChoose={(scope) => begin({ scope })}
      />
      <div className={styles.body}>
        <PaletteList
          id={listId}
          entries={shown}
          chosen={chosen}
          sought={toSought(words)}
          onChoose={palette.choose}
          onOpen={(entry) => entry.actions[0] && act(entry.actions[0])}
        />
        {chosen && <PaletteDetail entry={chosen} actionAt={palette.actionAt} onAct={act} />}
        {shown.length === 0 && (
          <p className={styles.nothing} role="status">
            {isLooking ? text('searching') : text('searchNothing', { words })}
          </p>
        )}
      </div>
      <KeyHints />
    </Modal>
  );
}

const hints = [
  { pressed: ['↑', '↓'], hint: 'paletteChoose' },
  { pressed: ['↵'], hint: 'paletteOpen' },
  { pressed: ['⌘', '↵'], hint: 'paletteNewTab' },
  { pressed: ['→'], hint: 'paletteActions' },
  { pressed: ['>'], hint: 'paletteRun' },
] as const;

function KeyHints() {
  const text = useAppText();
  return (
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
  );
}
