/** The life of something as a table: each move leads from one of these states to that one. */
export type Moves<State extends string, Move extends string> = Readonly<
  Record<Move, { readonly from: readonly State[]; readonly to: State }>
>;
