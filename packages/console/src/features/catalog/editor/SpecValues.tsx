import { Button, Input } from 'antd';
import { GripVertical, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Sorting, SortingItem } from '../../../design/lists/Sorting.tsx';
import { useCatalogText } from '../catalog-text.ts';
import { addValues, moveValue, removeValue, type Spec, setPicture } from '../sku-matrix.ts';
import styles from './GoodsEditor.module.css';
import { SkuPicture } from './SkuPicture.tsx';

type Props = {
  label: string;
  spec: Spec;
  /** The goods' pictures, to choose a value's from. */
  pictures: string[];
  onRename: (at: number, name: string) => void;
  onChange: (spec: Spec) => void;
};

const mostValues = 50;
const longest = 40;
const separators = /[,\uff0c\u3001\n]/;

/**
 * The values of a spec: each can be renamed where it stands, moved by dragging or with the arrow keys on its handle,
 * given a picture, and keeps its skus; more are typed or pasted behind.
 */
export function SpecValues({ label, spec, pictures, onRename, onChange }: Props) {
  const { values } = spec;
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ at: number }>();
  // moving it takes the focus from a handle; it is given back, so that the next key moves the value on
  useLayoutEffect(() => {
    if (moved) list.current?.querySelectorAll<HTMLElement>('[data-handle]')[moved.at]?.focus();
  }, [moved]);

  const move = (from: number, to: number) => {
    if (to >= 0 && to < values.length) onChange(moveValue(spec, from, to));
  };
  function handleMoveKey(event: KeyboardEvent, at: number) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(at, at + step);
    setMoved({ at: Math.min(values.length - 1, Math.max(0, at + step)) });
  }

  return (
    <fieldset className={`${styles.specValues} grow`} aria-label={label}>
      <Sorting onMove={move}>
        <ul className={styles.specValueList} ref={list}>
          {values.map((_, at) => (
            <SortingItem
              // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place; its name changes while it is typed
              key={at}
              id={`${label} ${at}`}
              at={at}
              className={styles.specValue}
            >
              <SpecValue
                spec={spec}
                at={at}
                pictures={pictures}
                onMoveKey={(event) => handleMoveKey(event, at)}
                onRename={(name) => onRename(at, name)}
                onChange={onChange}
              />
            </SortingItem>
          ))}
        </ul>
      </Sorting>
      {values.length < mostValues && (
        <NewValues label={label} values={values} onAdd={(added) => onChange(addValues(spec, added))} />
      )}
    </fieldset>
  );
}

type ValueProps = Pick<Props, 'spec' | 'pictures' | 'onChange'> & {
  at: number;
  onMoveKey: (event: KeyboardEvent) => void;
  onRename: (name: string) => void;
};

function SpecValue({ spec, at, pictures, onMoveKey, onRename, onChange }: ValueProps) {
  const text = useCatalogText();
  const { values, images } = spec;
  const value = values[at] ?? '';
  const isWrong = value.trim() === '' || values.findIndex((one) => one.trim() === value.trim()) !== at;
  return (
    <>
      <button
        type="button"
        className={styles.specValueHandle}
        data-handle
        aria-label={text('moveValue', { value })}
        title={text('moveValueHint')}
        onKeyDown={onMoveKey}
      >
        <GripVertical />
      </button>
      {images.length > 0 && (
        <SkuPicture
          name={value}
          image={images[at] ?? ''}
          images={pictures}
          onChange={(image) => onChange(setPicture(spec, at, image))}
        />
      )}
      <Input
        aria-label={text('renameValue', { value })}
        aria-invalid={isWrong}
        status={isWrong ? 'error' : ''}
        value={value}
        maxLength={longest}
        onChange={(event) => onRename(event.target.value)}
        onBlur={() => value !== value.trim() && onRename(value.trim())}
        suffix={
          <Button
            type="text"
            size="small"
            icon={<X size={12} />}
            aria-label={text('removeValue', { value })}
            onClick={() => onChange(removeValue(spec, at))}
          />
        }
      />
    </>
  );
}

type NewProps = { label: string; values: readonly string[]; onAdd: (values: string[]) => void };

/** Values are added as they are typed with a separator or Enter behind them, or pasted. */
function NewValues({ label, values, onAdd }: NewProps) {
  const text = useCatalogText();
  const [typed, setTyped] = useState('');

  function add(words: string) {
    const added = words.split(separators).map((word) => word.trim().slice(0, longest));
    const fresh = [...new Set(added.filter((word) => word && !values.includes(word)))];
    const fitting = fresh.slice(0, mostValues - values.length);
    if (fitting.length > 0) onAdd(fitting);
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
  return (
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
  );
}
