import { useState } from 'react';

/** Whether a form's value differs from what it was when the form was opened. */
export function useChanged(value: unknown): boolean {
  const now = JSON.stringify(value);
  const [start] = useState(now);
  return now !== start;
}
