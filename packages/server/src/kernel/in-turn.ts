const last = new Map<string, Promise<unknown>>();

/** Runs work of the same key one after the other on this node; what failed holds up nothing. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  last.set(key, mine);
  try {
    return await mine;
  } finally {
    if (last.get(key) === mine) last.delete(key);
  }
}
