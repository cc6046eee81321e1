import type { ReactNode } from 'react';
import './page.css';

/** What stays at the bottom of a page, above the tab bar where there is one. One solid button at most. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className="botbar">
      <div className="botbar__row">{children}</div>
    </div>
  );
}
