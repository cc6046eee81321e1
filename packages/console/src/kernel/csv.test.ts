import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('a table keeps long numbers and what begins like a formula as text, and quotes what it must', () => {
  expect(toCsv([['20261118201433760001', 12, '=1+1', 'a, "b"']])).toBe(
    '\t20261118201433760001,12,\t=1+1,"a, ""b"""\r\n',
  );
});
