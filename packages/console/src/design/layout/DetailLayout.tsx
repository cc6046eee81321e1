import type { ReactNode } from 'react';
import './columns.css';

type Props = { children: ReactNode; side: ReactNode };

/** Work on the left, people and money on the right. */
export function DetailLayout({ children, side }: Props) {
  return (
    <div className="columns">
      <div className="stack">{children}</div>
      <div className="stack">{side}</div>
    </div>
  );
}

/** Form cards on the left, a side column that stays in view: preview, checks, publishing. */
export function EditorLayout({ children, side }: Props) {
  return (
    <div className="columns columns-narrow">
      <div className="stack">{children}</div>
      <div className="stack columns-side-sticky">{side}</div>
    </div>
  );
}
