import { type Key, useState } from 'react';

export type Selection<Row> = {
  keys: Key[];
  rows: Row[];
  change: (keys: Key[], rows: Row[]) => void;
  clear: () => void;
};

/** The rows selected on a list, on whichever of its pages. */
export function useSelection<Row>(): Selection<Row> {
  const [selected, setSelected] = useState<{ keys: Key[]; rows: Row[] }>({ keys: [], rows: [] });
  return {
    ...selected,
    change: (keys, rows) => setSelected({ keys, rows }),
    clear: () => setSelected({ keys: [], rows: [] }),
  };
}
