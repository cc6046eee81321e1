import type { ReactNode } from 'react';
import './page.css';

/** What stays at the bottom of a page, above the tab bar where there is one. One solid button at most; `clear` has the page's own ground. */
export function BottomBar({ children, clear }: { children: ReactNode; clear?: boolean }) {
  return (
    <div className={clear ? 'botbar botbar--clear' : 'botbar'}>
      <div className="botbar__row">{children}</div>
    </div>
  );
}
