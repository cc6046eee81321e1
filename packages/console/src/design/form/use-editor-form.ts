import { CallError } from '@chengji/client-kit';
import { zodResolver } from '@hookform/resolvers/zod';
import { App } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { faultText } from '../../kernel/faults.ts';
import { useFaultReport } from '../../kernel/use-call.ts';
import { useDesignText } from '../design-text.ts';
import type { FieldProps } from '../inputs/field-props.ts';
import { useUnsavedChanges } from '../inputs/use-unsaved-changes.ts';
import { findMessage, toMessage } from './field-messages.ts';

type Options<Values extends FieldValues, Input extends FieldValues, Answer> = {
  /** The call's own `in`, with what only this form asks for besides. */
  schema: z.ZodType<Input, FieldValues>;
  start: Values;
  /** What of the typed values is checked and sent; the schema leaves out what the call does not take. */
  toInput?: (values: Values) => unknown;
  /** Throws what the market refused; of `useSave`. */
  save: { mutateAsync: (input: Input) => Promise<Answer>; isPending: boolean };
  /** What is said of a field that is wrong, in place of the usual words. */
  words?: (values: Values) => Partial<Record<keyof Input, string>>;
  /** The message once it is saved, if not that it is saved; null for none. */
  doneText?: ((input: Input, answer: Answer) => string) | null;
  onSaved?: (answer: Answer, input: Input) => unknown;
  /** Shows a refusal that names no field of the form; without it, a message does. */
  onRefused?: (error: unknown) => void;
  /** False where what is typed is no loss, such as a password. */
  asksToLeave?: boolean;
};

/**
 * A form over one thing. It is checked by the contract's schema as it is typed into, asks before it is left
 * with changes, is sent once however often it is pressed, and shows a refusal at the field it names.
 */
export function useEditorForm<Values extends FieldValues, Input extends FieldValues, Answer>(
  options: Options<Values, Input, Answer>,
) {
  const { schema, start, toInput = (values) => values, save, words, doneText, onSaved } = options;
  const text = useDesignText();
  const { message } = App.useApp();
  const report = useFaultReport();
  const id = useId();
  const isSending = useRef(false);
  const shown = useRef(new Set<string>());
  const checkFor = (own: Partial<Record<keyof Input, string>> | undefined) =>
    zodResolver(schema, {
      error: (issue) => own?.[issue.path?.[0] as keyof Input] ?? toMessage(text, issue),
    });
  const form = useForm<Values, unknown, Input>({
    defaultValues: start as DefaultValues<Values>,
    // the errors are those of the input, whose fields bear the names of the form's
    resolver: (values, context, others) =>
      checkFor(words?.(values))(toInput(values) as FieldValues, context, others as never) as never,
  });
  const { errors, isDirty, submitCount } = form.formState;
  const values = form.watch();
  const leave = useUnsavedChanges(isDirty && options.asksToLeave !== false);

  useEffect(() => {
    if (submitCount > 0)
      document.querySelector('[data-field-error]')?.parentElement?.scrollIntoView({ block: 'center' });
  }, [submitCount]);

  function set(part: Partial<Values>, shouldDirty: boolean): void {
    // as they are: what is set one by one is copied, and the rows of a long table would all be drawn anew
    form.setValues(part as Values, { shouldDirty });
  }
  function change(part: Partial<Values>): void {
    set(part, true);
    const wrong = Object.entries(errors).flatMap(([name, error]) => (error?.type === 'refused' ? [] : name));
    void form.trigger([...Object.keys(part), ...wrong] as Path<Values>[]);
  }
  function showRefusal(error: unknown): void {
    const [name] = (error instanceof CallError && error.field?.split('.')) || [];
    if (name !== undefined && shown.current.has(name))
      form.setError(name as Path<Values>, { type: 'refused', message: faultText(error) });
    else (options.onRefused ?? report)(error);
  }
  /** What is wrong where the form has no field is said as the market would say it. */
  function reportHidden(wrong: object): void {
    const names = Object.keys(wrong);
    if (names.some((name) => shown.current.has(name))) return;
    const [field = ''] = names;
    showRefusal(new CallError('refused', { data: { key: 'common.invalid_input', field } }));
  }
  const send = form.handleSubmit(async (input) => {
    try {
      const answer = await save.mutateAsync(input);
      if (doneText !== null) void message.success(doneText?.(input, answer) ?? text('saved'));
      await onSaved?.(answer, input);
    } catch (error) {
      showRefusal(error);
    }
  }, reportHidden);
  return {
    values,
    change,
    /** What is typed by now, where `values` are what was drawn. */
    getValues: () => form.getValues(),
    isChanged: isDirty,
    /** Nothing that is typed is against the schema; known at once, as it decides what can be pressed. */
    isValid: schema.safeParse(toInput(values)).success,
    isSending: save.isPending,
    /** What a field component of this name is given. */
    field<Name extends keyof Values & string>(name: Name): FieldProps<Values[Name]> {
      shown.current.add(name);
      return {
        id: `${id}${name}`,
        value: values[name],
        error: findMessage(errors[name]),
        onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
      };
    },
    /** Says what is wrong with a field; answers whether nothing is. */
    check: (name: Path<Values>) => form.trigger(name),
    /** At the field it names. */
    showRefusal,
    /** Begins anew from what is given, or from what it began with. */
    reset: (from?: Values) => form.reset(from),
    /** Closes what the form is in, once it is agreed that what was typed is lost. */
    leave,
    /** Sends what was typed, and what is said along with pressing. */
    async submit(part: Partial<Values> = {}): Promise<void> {
      if (isSending.current) return;
      isSending.current = true;
      set(part, false);
      await send().finally(() => {
        isSending.current = false;
      });
    },
  };
}

/** A form as its frame sees it. */
export type EditorForm = {
  isValid: boolean;
  isSending: boolean;
  leave: (close: () => void) => void;
  submit: () => Promise<void>;
};
