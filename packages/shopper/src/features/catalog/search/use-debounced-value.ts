import { useEffect, useState } from 'react';

/** A value once it has stood still: what is being typed asks the market only after a pause. */
export function useSettled<Value>(value: Value, stillMs: number, first: Value): Value {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), stillMs);
    return () => clearTimeout(timer);
  }, [value, stillMs]);
  return settled;
}
