/** What a form gives a field component: where an error of it is read out and scrolled to, and what is typed. */
export type FieldProps<Value> = {
  id: string;
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
};
