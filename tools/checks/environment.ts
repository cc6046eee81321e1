/** Every variable of the environment that the server reads is explained to the operator. */
import { readFileSync } from 'node:fs';
import { at } from '../setup/paths.mjs';

const source = 'packages/server/src/kernel/config.ts';
const paper = 'docs/operations.md';

export const variablesIn = (code: string): string[] =>
  [...code.matchAll(/^ {2}([A-Z][A-Z0-9_]*): \{/gm)].map((match) => match[1] ?? '');

export function checkEnvironment(): string[] {
  const explained = readFileSync(at(paper), 'utf8');
  return variablesIn(readFileSync(at(source), 'utf8'))
    .filter((name) => !explained.includes(`\`${name}\``))
    .map((name) => `${name} is read in ${source}, but not explained in ${paper}`);
}
