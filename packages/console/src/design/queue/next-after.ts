/** The item to go on with once one is decided: the next below it, else the one above. */
export function nextAfter(rows: readonly { id: number }[], id: number): number | undefined {
  const at = rows.findIndex((row) => row.id === id);
  return (rows[at + 1] ?? rows[at - 1])?.id;
}
