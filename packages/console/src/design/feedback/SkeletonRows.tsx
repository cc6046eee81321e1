import { useDesignText } from '../design-text.ts';
import './states.css';

/** What a list shows while it loads: rows of the height they will have. */
export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  const text = useDesignText();
  return (
    <div role="status" aria-label={text('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div className="skeleton-row" key={row}>
          <span className="skeleton-box" />
          <span className="skeleton-line" />
          <span className="skeleton-line" />
          <span className="skeleton-line" />
        </div>
      ))}
    </div>
  );
}
