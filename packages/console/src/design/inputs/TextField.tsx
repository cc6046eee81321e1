import { Input } from 'antd';
import type { ReactNode } from 'react';
import { Field } from './Field.tsx';
import { toErrorProps } from './FieldError.tsx';
import type { FieldProps } from './field-props.ts';

type Props = FieldProps<string> & {
  label: string;
  most: number;
  isRequired?: boolean;
  isDisabled?: boolean;
  hint?: ReactNode;
  /** More than one line. */
  rows?: number | { least: number; most: number };
  /** Says how much of what fits is used. */
  showsCount?: boolean;
  lang?: 'en';
  autoComplete?: string;
  inputMode?: 'numeric';
  autoFocus?: boolean;
  onEnter?: () => void;
};

/** A line or some lines of text. */
export function TextField({ label, isRequired, hint, rows, showsCount, most, isDisabled, ...props }: Props) {
  const { id, value, error, onChange, lang, autoComplete, inputMode, autoFocus, onEnter } = props;
  const shared = {
    id,
    value,
    lang,
    autoComplete,
    inputMode,
    autoFocus,
    maxLength: most,
    showCount: showsCount,
    ...(isDisabled ? { disabled: true } : {}),
    ...toErrorProps(id, error),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field label={label} htmlFor={id} isRequired={isRequired} hint={hint} error={error}>
      {rows === undefined ? (
        <Input {...shared} {...(onEnter ? { onPressEnter: onEnter } : {})} />
      ) : typeof rows === 'number' ? (
        <Input.TextArea rows={rows} {...shared} />
      ) : (
        <Input.TextArea autoSize={{ minRows: rows.least, maxRows: rows.most }} {...shared} />
      )}
    </Field>
  );
}
