/** Stands where a cell has nothing to say. */
const dash = '—';

export function Absent() {
  return <span className="muted">{dash}</span>;
}
