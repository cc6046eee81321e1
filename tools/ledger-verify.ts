/**
 * `npm run ledger:verify FILE`: checks the proof of a statement without the market that gave it. Ends with 0 and the
 * number of entries, or with 1 and the first entry that does not follow from those before it.
 */
import { readFileSync } from 'node:fs';
import { findBrokenEntry } from '../packages/contract/src/wallet/ledger-chain.ts';
import { LedgerProof } from '../packages/contract/src/wallet/wallet-values.ts';

function verify(file: string): string {
  const { success, data } = LedgerProof.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!success) throw new Error(`${file} is not the proof of a statement`);
  const { account, entries } = data.chain;
  const broken = findBrokenEntry(data.chain);
  if (broken) throw new Error(`entry ${broken.seq} of ${account} does not follow from those before it`);
  return `${entries.length} entries of ${account}, unbroken`;
}

const [file] = process.argv.slice(2);
try {
  if (!file) throw new Error('name the file of a statement: npm run ledger:verify FILE');
  console.log(`ledger: ${verify(file)}`);
} catch (error) {
  console.error(`ledger: ${(error as Error).message}`);
  process.exitCode = 1;
}
