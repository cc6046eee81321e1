/**
 * Who watches on which node. Each node tells all of its counts whenever they change, and again and again: what was
 * missed is made up for by the next, and a node that is not heard of is gone.
 */
export type NodeCounts = { node: string; counts: readonly (readonly [liveId: number, sockets: number])[] };

/** A node that has viewers tells so every second. */
export const tellAgainMs = 1_000;
export const goneAfterMs = 5_000;

export class ViewerCounts {
  readonly #nodes = new Map<string, { heardAtMs: number; counts: ReadonlyMap<number, number> }>();

  /** Of another node; answers the lives whose figure is another now. */
  hear({ node, counts }: NodeCounts, nowMs: number): number[] {
    const before = this.#nodes.get(node)?.counts ?? noCounts;
    const now = new Map(counts);
    if (now.size === 0) this.#nodes.delete(node);
    else this.#nodes.set(node, { heardAtMs: nowMs, counts: now });
    return listChanged(before, now);
  }

  /** Takes out the nodes that are gone; answers the lives whose figure is another now. */
  forgetGone(nowMs: number): number[] {
    const gone = [...this.#nodes].filter(([, { heardAtMs }]) => heardAtMs <= nowMs - goneAfterMs);
    for (const [node] of gone) this.#nodes.delete(node);
    return gone.flatMap(([, { counts }]) => [...counts.keys()]);
  }

  /** Sockets on all other nodes. */
  count(liveId: number): number {
    let sum = 0;
    for (const { counts } of this.#nodes.values()) sum += counts.get(liveId) ?? 0;
    return sum;
  }

  /** Adds up those of the other nodes to what is here. */
  addAll(here: ReadonlyMap<number, number>): Map<number, number> {
    const all = new Map(here);
    for (const { counts } of this.#nodes.values())
      for (const [liveId, count] of counts) all.set(liveId, (all.get(liveId) ?? 0) + count);
    return all;
  }
}

const noCounts: ReadonlyMap<number, number> = new Map();

export function listChanged(before: ReadonlyMap<number, number>, now: ReadonlyMap<number, number>): number[] {
  const ids = new Set([...before.keys(), ...now.keys()]);
  return [...ids].filter((id) => before.get(id) !== now.get(id));
}
