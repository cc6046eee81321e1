import { Button, Input } from 'antd';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useCatalogText } from '../catalog-text.ts';
import styles from './GoodsEditor.module.css';

type Props = {
  label: string;
  values: readonly string[];
  onRename: (at: number, name: string) => void;
  onChange: (values: string[]) => void;
};

const mostValues = 50;
const longest = 40;
const separators = /[,\uff0c\u3001\n]/;

/** The values of a spec: each can be renamed where it stands, and keeps its skus; more are typed or pasted behind. */
export function SpecValues({ label, values, onRename, onChange }: Props) {
  const text = useCatalogText();
  const [typed, setTyped] = useState('');

  function add(words: string) {
    const added = words.split(separators).map((word) => word.trim().slice(0, longest));
    const next = [...values, ...new Set(added.filter((word) => word && !values.includes(word)))];
    if (next.length > values.length) onChange(next.slice(0, mostValues));
    setTyped('');
  }
  function handleTyped(words: string) {
    if (separators.test(words)) add(words);
    else setTyped(words);
  }
  function handlePaste(event: ClipboardEvent) {
    const words = event.clipboardData.getData('text');
    if (!separators.test(words)) return;
    event.preventDefault();
    add(typed + words);
  }
  const handleKey = (event: KeyboardEvent) => {
    // while an input method composes a word, Enter is the word's
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) add(typed);
  };
  const isWrong = (value: string, at: number) =>
    value.trim() === '' || values.findIndex((one) => one.trim() === value.trim()) !== at;

  return (
    <fieldset className={`${styles.specValues} grow`} aria-label={label}>
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place; its name changes while it is typed
        <span key={at} className={styles.specValue}>
          <Input
            aria-label={text('renameValue', { value })}
            aria-invalid={isWrong(value, at)}
            status={isWrong(value, at) ? 'error' : ''}
            value={value}
            maxLength={longest}
            onChange={(event) => onRename(at, event.target.value)}
            onBlur={() => value !== value.trim() && onRename(at, value.trim())}
            suffix={
              <Button
                type="text"
                size="small"
                icon={<X size={12} />}
                aria-label={text('removeValue', { value })}
                onClick={() => onChange(values.filter((_, index) => index !== at))}
              />
            }
          />
        </span>
      ))}
      {values.length < mostValues && (
        <Input
          className={styles.specValueNew}
          aria-label={text('addValue', { list: label })}
          placeholder={text('specValuesHint')}
          value={typed}
          maxLength={longest}
          onChange={(event) => handleTyped(event.target.value)}
          onKeyDown={handleKey}
          onPaste={handlePaste}
          onBlur={() => add(typed)}
        />
      )}
    </fieldset>
  );
}
