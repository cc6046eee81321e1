import { type ReactNode, useEffect, useState } from 'react';
import { LOADING_DELAY_MS } from '../../kernel/constants.ts';
import { useDesignStrings } from '../strings.ts';

/** Nothing for 200 ms, then the skeleton: a fast answer never flickers. */
export function Delayed({ children }: { children: ReactNode }) {
  const t = useDesignStrings();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div role="status" aria-label={t('loading')}>
      {children}
    </div>
  );
}
