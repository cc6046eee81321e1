/** The chain of a statement as it is fetched: part by part, however long the month is. */
import { findBrokenEntry } from './ledger-chain.ts';
import type { ChainEntry, ChainPart, Statement } from './wallet-values.ts';

type Asked = { seq: number; limit: number };
type ReadPart = (asked: Asked) => Promise<ChainPart>;
type Month = Pick<Statement, 'first' | 'entries'>;

/** The most that the chain answers at a time. */
const partSize = 500;

/** Each part goes on from the last entry of the one before; a month without entries is one part without any. */
export async function* readChain({ first, entries }: Month, readPart: ReadPart): AsyncGenerator<ChainPart> {
  const end = first + entries;
  let seq = first;
  let last: ChainEntry | undefined;
  do {
    const limit = Math.min(partSize, end - seq);
    const part = await readPart({ seq, limit: Math.max(1, limit) });
    const found = part.entries.slice(0, limit);
    yield { ...part, before: last ?? part.before, entries: found };
    last = found.at(-1);
    seq += found.length;
  } while (last && seq < end);
}

/** The pieces of the file that `npm run ledger:verify` checks. */
export async function* writeProof(month: Month, readPart: ReadPart): AsyncGenerator<string> {
  let written = 0;
  for await (const { account, before, entries } of readChain(month, readPart)) {
    if (written === 0) {
      const head = `"account":${JSON.stringify(account)},"before":${JSON.stringify(before)}`;
      yield `{"format":"chengji-ledger-proof/1","chain":{${head},"entries":[`;
    }
    for (const entry of entries) {
      yield `${written > 0 ? ',' : ''}\n${JSON.stringify(entry)}`;
      written += 1;
    }
    if (written === 0) break;
  }
  yield ']}}\n';
}

type ChainFinding = { broken: ChainEntry | null; first: ChainEntry | null; last: ChainEntry | null };

/** Recomputes a month: its first entry that does not follow from those before it, else none. */
export async function verifyChain(month: Month, readPart: ReadPart): Promise<ChainFinding> {
  let first: ChainEntry | null = null;
  let last: ChainEntry | null = null;
  for await (const part of readChain(month, readPart)) {
    first ??= part.entries[0] ?? null;
    last = part.entries.at(-1) ?? last;
    const broken = findBrokenEntry(part);
    if (broken) return { broken, first, last };
  }
  return { broken: null, first, last };
}
