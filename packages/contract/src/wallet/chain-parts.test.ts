import { describe, expect, test } from 'vitest';
import { readChain, verifyChain, writeProof } from './chain-parts.ts';
import { findBrokenEntry, firstHash, hashEntry } from './ledger-chain.ts';
import { type ChainEntry, type ChainPart, LedgerProof } from './wallet-values.ts';

const account = 'shopper:7:available';

function makeChain(length: number): ChainEntry[] {
  const chain: ChainEntry[] = [];
  for (let seq = 1; seq <= length; seq += 1) {
    const entry = { transfer: seq, cents: 1, balance: seq, at: 1_800_000_000_000 + seq };
    chain.push({ seq, ...entry, hash: hashEntry(account, chain.at(-1)?.hash ?? firstHash, entry) });
  }
  return chain;
}

const chain = makeChain(1_300);

/** Answers as the market does, and keeps how much each answer held. */
function openMarket(entries = chain) {
  const held: number[] = [];
  const readPart = async ({ seq, limit }: { seq: number; limit: number }): Promise<ChainPart> => {
    const found = entries.slice(seq - 1, seq - 1 + limit);
    held.push(found.length);
    return { account, before: entries[seq - 2] ?? null, entries: found };
  };
  return { held, readPart };
}

async function collect<T>(pieces: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const piece of pieces) collected.push(piece);
  return collected;
}

describe('the chain of a month', () => {
  test('is fetched part by part, and no further than the month', async () => {
    const { held, readPart } = openMarket();
    const parts = await collect(readChain({ first: 101, entries: 1_101 }, readPart));
    expect(held).toEqual([500, 500, 101]);
    const entries = parts.flatMap((part) => part.entries);
    expect([entries[0]?.seq, entries.at(-1)?.seq]).toEqual([101, 1_201]);
  });

  test('that has no entries is one part without any', async () => {
    const { readPart } = openMarket();
    const parts = await collect(readChain({ first: 101, entries: 0 }, readPart));
    expect(parts).toMatchObject([{ before: { seq: 100 }, entries: [] }]);
  });

  test('is written as one proof, which holds', async () => {
    for (const month of [
      { first: 1, entries: 1_300 },
      { first: 400, entries: 700 },
      { first: 1_301, entries: 0 },
    ]) {
      const written = (await collect(writeProof(month, openMarket().readPart))).join('');
      const { chain } = LedgerProof.parse(JSON.parse(written));
      expect(chain.entries).toHaveLength(month.entries);
      expect(findBrokenEntry(chain)).toBeNull();
    }
  });

  test('is verified across its parts, and an entry that was changed is named', async () => {
    const month = { first: 1, entries: 1_300 };
    expect(await verifyChain(month, openMarket().readPart)).toMatchObject({
      broken: null,
      first: { seq: 1 },
      last: { seq: 1_300 },
    });
    const changed = chain.map((entry) =>
      entry.seq === 500 ? { ...entry, hash: entry.hash.replace(/^./, 'x') } : entry,
    );
    expect((await verifyChain(month, openMarket(changed).readPart)).broken?.seq).toBe(500);
    // what each part says it goes on from is not believed
    const forged = [...chain.slice(0, 500), ...makeForged(chain[499])];
    const { readPart } = openMarket(forged);
    const lying = async (asked: { seq: number; limit: number }) => {
      const part = await readPart(asked);
      return asked.seq === 501 && part.before
        ? { ...part, before: { ...part.before, balance: 0, hash: firstHash } }
        : part;
    };
    expect((await verifyChain(month, lying)).broken?.seq).toBe(501);
  });
});

/** Entries that would follow if nothing stood before them. */
function makeForged(before: ChainEntry | undefined): ChainEntry[] {
  const entry = { transfer: 9, cents: 5, balance: 5, at: 1_900_000_000_000 };
  return [{ seq: (before?.seq ?? 0) + 1, ...entry, hash: hashEntry(account, firstHash, entry) }];
}
