import { describe, expect, test } from 'vitest';
import { parseCells } from '../../kernel/table-file.ts';
import { listOpen, readShipLines, sendable } from './ship-lines.ts';

const carriers = [
  { code: 'SF', name: '顺丰速运', aliases: [] },
  { code: 'ZTO', name: '中通快递', aliases: [] },
];
const read = (text: string) => readShipLines(parseCells(text), carriers);

describe('a line', () => {
  test('with the heads of columns is passed over', () => {
    expect(read('订单号,承运商,运单号\n20261121,SF,SF12345678').map((line) => line.order_no)).toEqual([
      '20261121',
    ]);
    expect(read('order no.,carrier,tracking no.\n20261121,SF,SF12345678')).toHaveLength(1);
  });

  test('may name the carrier by name or code, in any case', () => {
    expect(read('1,顺丰速运,SF12345678\n2,zto,75300000001').map((line) => line.carrier)).toEqual([
      'SF',
      'ZTO',
    ]);
  });

  test('keeps a carrier nobody knows, for the market to refuse', () => {
    expect(read('1,飞鸽,12345678')[0]).toMatchObject({ carrier: '飞鸽' });
  });

  test('keeps its place in the file, for the person to find it', () => {
    expect(read('订单号,承运商,运单号\n1,SF,SF12345678')[0]?.line).toBe(2);
  });

  test('without carrier and number is a question, never no logistics by itself', () => {
    for (const text of ['1,,', '20261121']) {
      const lines = read(text);
      expect(lines[0]?.question).toEqual({ kind: 'no_parcel' });
      expect(sendable(lines, new Map())).toEqual([]);
      expect(sendable(lines, new Map([[1, 'skip']]))).toEqual([]);
      expect(sendable(lines, new Map([[1, 'yes']]))).toMatchObject([{ carrier: '', no_logistics: true }]);
    }
  });

  test('with the tracking number of another is a question', () => {
    const lines = read('1,SF,SF12345678\n2,SF,sf 1234-5678');
    expect(lines[1]?.question).toEqual({ kind: 'number_twice', line: 1 });
    expect(sendable(lines, new Map()).map(({ order_no }) => order_no)).toEqual(['1']);
    expect(listOpen(lines, new Map()).map(({ line }) => line)).toEqual([2]);
    expect(sendable(lines, new Map([[2, 'yes']]))[1]).toEqual({
      order_no: '2',
      carrier: 'SF',
      tracking_no: 'SF12345678',
    });
  });

  test('may have spaces around and within its numbers', () => {
    expect(read(' 2026 1121 , SF , sf 1234 5678 ')[0]).toMatchObject({
      order_no: '20261121',
      carrier: 'SF',
      tracking_no: 'SF12345678',
    });
  });

  test('may name the carrier as people say it, unless two are called so', () => {
    const all = [...carriers, { code: 'ZTOKY', name: '中通快运', aliases: [] }];
    const found = readShipLines(parseCells('1,顺丰,SF12345678\n2,中通,75300000001'), all);
    expect(found.map(({ carrier }) => carrier)).toEqual(['SF', '中通']);
  });

  test('with a carrier and no number lacks a column, and the other way round', () => {
    expect(read('1,SF,')[0]?.problem).toEqual({ kind: 'columns' });
    expect(read('1,,SF12345678')[0]?.problem).toEqual({ kind: 'columns' });
    expect(read(',SF,SF12345678\n1,SF,SF12345678')).toHaveLength(1);
  });

  test('that repeats an order names the line it repeats', () => {
    expect(read('1,SF,SF12345678\n1,SF,SF12345679')[1]?.problem).toEqual({ kind: 'twice', line: 1 });
  });

  test('that is too long is not sent', () => {
    expect(read(`${'1'.repeat(41)},SF,SF12345678`)[0]?.problem).toEqual({ kind: 'long' });
  });
});

test('only lines without a problem are sent, with nothing of the console’s own', () => {
  expect(sendable(read('1,SF,sf-1234 5678\n2,SF,'), new Map())).toEqual([
    { order_no: '1', carrier: 'SF', tracking_no: 'SF12345678' },
  ]);
});
