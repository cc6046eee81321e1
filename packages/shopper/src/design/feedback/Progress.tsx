import './progress.css';

/** How far of the whole, as a bar; the words beside it say how many. */
export function Progress({ part, label }: { part: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 100);
  return (
    <span className="bar" role="progressbar" aria-label={label} aria-valuenow={percent}>
      <i style={{ width: `${percent}%` }} />
    </span>
  );
}
