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
  const text = useCatalogText();
  const { values, images } = spec;
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ at: number }>();
  // moving it takes the focus from a handle; it is given back, so that the next key moves the value on
  useLayoutEffect(() => {
    if (moved) list.current?.querySelectorAll<HTMLElement>('[data-handle]')[moved.at]?.focus();
  }, [moved]);

  function add(words: string) {
    const added = words.split(separators).map((word) => word.trim().slice(0, longest));
    const fresh = [...new Set(added.filter((word) => word && !values.includes(word)))];
    const fitting = fresh.slice(0, mostValues - values.length);
    if (fitting.length > 0) onChange(addValues(spec, fitting));
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
  const isWrong = (value: string, at: number) =>
    value.trim() === '' || values.findIndex((one) => one.trim() === value.trim()) !== at;

  return (
    <fieldset className={`${styles.specValues} grow`} aria-label={label}>
      <Sorting onMove={move}>
        <ul className={styles.specValueList} ref={list}>
          {values.map((value, at) => (
            <SortingItem
              // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place; its name changes while it is typed
              key={at}
              id={`${label} ${at}`}
              at={at}
              className={styles.specValue}
            >
              <button
                type="button"
                className={styles.specValueHandle}
                data-handle
                aria-label={text('moveValue', { value })}
                title={text('moveValueHint')}
                onKeyDown={(event) => handleMoveKey(event, at)}
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
                    onClick={() => onChange(removeValue(spec, at))}
                  />
                }
              />
            </SortingItem>
          ))}
        </ul>
      </Sorting>
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
