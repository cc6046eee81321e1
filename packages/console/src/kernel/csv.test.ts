import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('a table keeps long numbers and what begins like a formula as text, and quotes what it must', () => {
  expect(toCsv([['20261118201433760001', 12, '=1+1', 'a, "b"']])).toBe(
    '\t20261118201433760001,12,\t=1+1,"a, ""b"""\r\n',
  );
});

test('a cell with a line break of any kind stays one cell of its row', () => {
  expect(
    toCsv([
      ['a\rb', 'c\nd'],
      ['e\r\nf', '+1\r2'],
    ]),
  ).toBe('"a\rb","c\nd"\r\n"e\r\nf","\t+1\r2"\r\n');
});

test('a table without rows is an empty file', () => expect(toCsv([])).toBe(''));
