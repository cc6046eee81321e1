import { useEffect, useState } from 'react';

/**
 * A value once it has rested: what is typed does not ask the market letter by letter. Until the first rest it is `first`.
 * Values are compared by what they hold, so that an object made anew at each render rests as well.
 */
export function useDebounced<Value extends string | number | object>(
  value: Value,
  restMs = 350,
  first: Value = value,
): Value {
  const [rested, setRested] = useState(first);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(key) as Value), restMs);
    return () => clearTimeout(timer);
  }, [key, restMs]);
  return rested;
}
