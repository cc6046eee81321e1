/** A statement as the market sent it: values as text, and the row it returned when it was exactly one. */
export type Statement = {
  text: string;
  values: (string | null)[];
  columns: string[];
  row: (string | null)[] | null;
};

/** `body` tells apart what has the same address. */
export type Exchange = { url: string; body?: string; status: number; statements: Statement[] };
