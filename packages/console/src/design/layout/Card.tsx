import { type ReactNode, useId } from 'react';
import './card.css';

type Props = { title?: ReactNode; aside?: ReactNode; ruled?: boolean; flush?: boolean; children: ReactNode };

/** A flat sheet with a title line; `ruled` draws the line below it, `flush` gives the body no padding. */
export function Card({ title, aside, ruled, flush, children }: Props) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={`card-head${ruled ? ' card-head-ruled' : ''}`}>
          <h2 id={id}>{title}</h2>
          {aside && <div className="card-aside">{aside}</div>}
        </div>
      )}
      <div className={flush ? '' : 'card-body'}>{children}</div>
    </section>
  );
}
