/** Stands where a cell has nothing to say. */
const dash = '—';

export function EmptyCell() {
  return <span className="muted">{dash}</span>;
}
