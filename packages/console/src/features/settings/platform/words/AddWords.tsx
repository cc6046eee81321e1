import { longestBlockedWord } from '@chengji/contract/blocked-words';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useSettingsText } from '../../settings-text.ts';
import { type AddedWords, addWords } from '../../words.view.ts';
import styles from './words.module.css';

type Props = { words: readonly string[]; most: number; onAdd: (words: string[]) => void };

/** Words are typed or pasted one a line; what became of them is said below. */
export function AddWords({ words, most, onAdd }: Props) {
  const text = useSettingsText();
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [result, setResult] = useState<AddedWords>();
  const add = () => {
    const next = addWords(words, pasted, most);
    if (next.added > 0) onAdd(next.words);
    setResult(next);
    setPasted(next.unfit.join('\n'));
  };
  return (
    <div className={styles.add}>
      <label className="strong" htmlFor={id}>
        {text('addWordsLabel')}
      </label>
      <Input.TextArea
        id={id}
        aria-describedby={`${id}-said`}
        autoSize={{ minRows: 2, maxRows: 8 }}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          add();
        }}
      />
      <div className={styles.foot}>
        <p id={`${id}-said`} className="muted small" role="status">
          {result ? <Said result={result} /> : text('addWordsHint', { longest: longestBlockedWord })}
        </p>
        <Button disabled={pasted.trim() === ''} onClick={add}>
          {text('addWords')}
        </Button>
      </div>
    </div>
  );
}

function Said({ result: { added, known, unfit, over } }: { result: AddedWords }) {
  const text = useSettingsText();
  return [
    text('wordsAdded', { n: added }),
    known > 0 && text('wordsKnown', { n: known }),
    unfit.length > 0 && text('wordsUnfit', { n: unfit.length, first: unfit[0] ?? '' }),
    over > 0 && text('wordsOver', { n: over }),
  ]
    .filter(Boolean)
    .join(' · ');
}
