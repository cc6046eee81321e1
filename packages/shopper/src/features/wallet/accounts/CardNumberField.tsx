import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
import { useWalletStrings } from '../strings.ts';
import { toCaret, toGrouped } from './account.view.ts';

type CardNumberFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (grouped: string) => void;
};

/** 19 digits in groups of four. */
const MOST_CHARACTERS = 23;

/** The number of a card, grouped while it is typed; the caret stays at the digit that was typed. */
export function CardNumberField({ value, error, onChange }: CardNumberFieldProps) {
  const t = useWalletStrings();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = target.value.slice(0, target.selectionStart ?? undefined).replace(/\D/g, '').length;
    const grouped = toGrouped(target.value);
    caret.current = toCaret(grouped, before);
    onChange(grouped);
  };
  return (
    <Field
      ref={input}
      label={t('account')}
      labelShown
      placeholder={t('accountHint')}
      inputMode="numeric"
      autoComplete="cc-number"
      maxLength={MOST_CHARACTERS}
      value={value}
      error={error}
      onChange={handleChange}
    />
  );
}
