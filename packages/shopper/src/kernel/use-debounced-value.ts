import { useEffect, useState } from 'react';

/** A value once it has stood still: what is being typed asks the market only after a pause. */
export function useDebouncedValue<Value>(value: Value, delayMs: number, first: Value): Value {
  const [debounced, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
