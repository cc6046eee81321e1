import { useRef } from 'react';
import { newIdempotencyKey } from '../call-client.ts';

/**
 * One key for one intention: the same input has the same key at each attempt,
 * so that a second tap or a lost answer neither places nor pays twice. Another input is another intention.
 */
export function useIdempotencyKey(): (input: unknown) => string {
  const latest = useRef({ of: '', key: '' });
  return (input) => {
    const of = JSON.stringify(input);
    if (latest.current.of !== of) latest.current = { of, key: newIdempotencyKey() };
    return latest.current.key;
  };
}
