import { Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Note } from '../../../../design/feedback/Note.tsx';
import { useCopy } from '../../../../design/feedback/use-copy.ts';
import { LinkButton } from '../../../../design/inputs/LinkButton.tsx';
import { useUnsavedChanges } from '../../../../design/inputs/use-unsaved-changes.ts';
import { ListEnd } from '../../../../design/lists/ListEnd.tsx';
import { useOwnPages } from '../../../../design/tables/use-own-pages.ts';
import { useSettingsText } from '../../settings-text.ts';
import { findWords } from '../../words.view.ts';
import { AddWords } from './AddWords.tsx';
import styles from './words.module.css';

type Props = {
  most: number;
  value: readonly string[];
  canWrite: boolean;
  onUse: (value: string[]) => void;
  onClose: () => void;
};

/** The words, the newest first: found, added one a line, taken out; used once that is said. */
export function WordsDrawer({ most, value, canWrite, onUse, onClose }: Props) {
  const text = useSettingsText();
  const copy = useCopy();
  const [words, setWords] = useState(value);
  const [wanted, setWanted] = useState('');
  const isChanged = words !== value;
  const leave = useUnsavedChanges(isChanged);
  const found = findWords(words, wanted).toReversed();
  return (
    <Drawer
      open
      size={640}
      title={text('wordsOf', { n: words.length, most })}
      extra={
        canWrite && (
          <Button
            type="primary"
            disabled={!isChanged}
            onClick={() => {
              onUse([...words]);
              onClose();
            }}
          >
            {text('useWords')}
          </Button>
        )
      }
      onClose={() => leave(onClose)}
    >
      <div className="stack">
        <Note>{text('wordsHint')}</Note>
        {canWrite && <AddWords words={words} most={most} onAdd={setWords} />}
        <div className="row">
          <Input.Search
            allowClear
            aria-label={text('findWords')}
            placeholder={text('findWords')}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <Button disabled={words.length === 0} onClick={() => void copy(words.join('\n'))}>
            {text('copyWords')}
          </Button>
        </div>
        {found.length === 0 ? (
          <EmptyState
            title={text(words.length === 0 ? 'noWords' : 'noWordsFound')}
            hint={words.length === 0 ? text('noWordsHint') : undefined}
          />
        ) : (
          <FoundWords
            // what is found for other words begins at its first page
            key={wanted}
            words={found}
            onRemove={canWrite ? (word) => setWords(words.filter((one) => one !== word)) : undefined}
          />
        )}
      </div>
    </Drawer>
  );
}

type FoundProps = { words: readonly string[]; onRemove: ((word: string) => void) | undefined };

function FoundWords({ words, onRemove }: FoundProps) {
  const text = useSettingsText();
  const { rows, paging, more } = useOwnPages(words);
  return (
    <>
      <ul className={styles.words}>
        {rows.map((word) => (
          <li key={word}>
            <span className={styles.word}>{word}</span>
            {onRemove && (
              <LinkButton of={word} onPress={() => onRemove(word)}>
                {text('removeWord')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      <ListEnd align="center" paging={paging} more={more} />
    </>
  );
}
