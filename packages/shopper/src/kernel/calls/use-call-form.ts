/** A form that makes a call: its checks are the call's own schema, and a refusal lands at the field it names. */
import type { CallIn, CallKey, CallOut } from '@chengji/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { reportFault } from './faults.ts';
import { useSend } from './use-call.ts';

type SendKey = Extract<CallKey, `POST ${string}`>;

type Options<Values extends FieldValues, K extends SendKey> = {
  /** The call's `in`, or a part of it where the form knows the rest. */
  schema: z.ZodType<unknown, Values>;
  defaults: DefaultValues<Values>;
  /** The message at a field: that it is missing, or invalid. */
  words: (field: Path<Values>, isMissing: boolean) => string;
  /** What the call is sent, of what was typed. */
  input: (values: Values) => CallIn<K>;
  onDone: (data: CallOut<K>, input: CallIn<K>) => void;
};

const isMissing = (value: unknown) =>
  value === '' || value === undefined || value === null || value === false;

/**
 * The form holds what was typed: what the schema makes of it is the server's business. An error's type says
 * whether the field is missing or wrong, so that its words change when the one becomes the other.
 */
function toResolver<Values extends FieldValues>(
  schema: z.ZodType<unknown, Values>,
): Resolver<Values, unknown, Values> {
  const check = zodResolver(schema as z.ZodType<Values, Values>, undefined, { raw: true });
  return async (values, context, options) => {
    const result = await check(values, context, options);
    for (const [field, error] of Object.entries(result.errors)) {
      if (error) error.type = isMissing(values[field]) ? 'missing' : 'wrong';
    }
    return result;
  };
}

export function useCallForm<Values extends FieldValues, K extends SendKey>(
  name: K,
  { schema, defaults, words, input, onDone }: Options<Values, K>,
) {
  const form = useForm<Values, unknown, Values>({ resolver: toResolver(schema), defaultValues: defaults });
  const send = useSend(name, {
    onDone,
    onFault(fault) {
      const field = fault.field as Path<Values> | undefined;
      if (field && field in form.getValues())
        form.setError(field, { type: 'refused', message: fault.message });
      else reportFault(fault);
    },
  });
  const { errors } = form.formState;
  const getFieldError = (field: Path<Values>): string | undefined => {
    const error = errors[field];
    if (!error) return undefined;
    return error.type === 'refused' ? String(error.message) : words(field, error.type === 'missing');
  };
  const set = <Field extends Path<Values>>(field: Field, value: PathValue<Values, Field> | undefined) =>
    form.setValue(field, value as PathValue<Values, Field>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return {
    form,
    busy: send.isPending,
    getFieldError,
    /** What a `Field` of this name is given. */
    field: (field: Path<Values>) => ({ ...form.register(field), error: getFieldError(field) }),
    /** The same, of one that says while it is typed what is wrong with it. */
    fieldWhileTyping: (field: Path<Values>) => ({
      ...form.register(field, { onChange: () => void form.trigger(field) }),
      error: getFieldError(field),
    }),
    /** What a control of this name is given that is no input. */
    control: <Field extends Path<Values>>(field: Field) => ({
      value: form.watch(field),
      error: getFieldError(field),
      onChange: (value: PathValue<Values, Field> | undefined) => set(field, value),
    }),
    /** The value of such a control; undefined clears it. */
    set,
    /** Sends once, even when pressed several times. */
    submit: form.handleSubmit((values) => {
      if (!send.isPending) send.mutate(input(values) as CallIn<K> & { idempotencyKey?: string });
    }),
  };
}
