import { useEffect, useState } from 'react';

/** A value as it was when it last rested: what is typed is not asked about letter by letter. */
export function useDebounced<T>(value: T, restMs = 350): T {
  const [rested, setRested] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(key) as T), restMs);
    return () => clearTimeout(timer);
  }, [key, restMs]);
  return rested;
}
