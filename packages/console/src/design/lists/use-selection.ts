import { type Key, useState } from 'react';

export type Selection<Row> = {
  keys: Key[];
  rows: Row[];
  change: (keys: Key[], rows: Row[]) => void;
  clear: () => void;
};

/**
 * The rows selected on a list. Selected is only what is shown: with `asked`, what the list asks for, the selection ends
 * as that changes.
 */
export function useSelection<Row>(asked?: object): Selection<Row> {
  const shown = JSON.stringify(asked ?? null);
  const [selected, setSelected] = useState<{ keys: Key[]; rows: Row[]; shown: string }>(nothing(shown));
  const { keys, rows } = selected.shown === shown ? selected : nothing(shown);
  return {
    keys,
    rows,
    change: (keys, rows) => setSelected({ keys, rows, shown }),
    clear: () => setSelected(nothing(shown)),
  };
}

const nothing = (shown: string) => ({ keys: [], rows: [], shown });
