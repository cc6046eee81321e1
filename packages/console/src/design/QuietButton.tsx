import type { ReactNode } from 'react';
import './cells.css';

/** A press that looks like a link: what may be done with a row. */
export function QuietButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="text-button quiet-link" onClick={onPress}>
      {children}
    </button>
  );
}
