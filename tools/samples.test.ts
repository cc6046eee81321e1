/** The samples of docs/operations.md; nginx's is tried by the server's own test of it. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from './setup/paths.mjs';

describe('the samples', () => {
  it.each(['docs/samples/chengji@.service', 'Containerfile'])('%s starts a file that is there', (name) => {
    const program = /packages\/server\/src\/\w+\.ts/.exec(readFileSync(at(name), 'utf8'))?.[0] ?? '';
    expect(program).not.toBe('');
    expect(existsSync(at(program))).toBe(true);
  });
});
