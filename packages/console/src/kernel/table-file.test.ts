import { describe, expect, test } from 'vitest';
import { parseCells, readTableFile } from './table-file.ts';

describe('cells', () => {
  test('are split at tabs when a spreadsheet was pasted', () => {
    expect(parseCells('1\tSF, express\tSF1')).toEqual([['1', 'SF, express', 'SF1']]);
  });

  test('are split at commas, full-width ones too', () => {
    expect(parseCells('1,SF,SF1\n2，SF，SF2')).toEqual([
      ['1', 'SF', 'SF1'],
      ['2', 'SF', 'SF2'],
    ]);
  });

  test('are split at semicolons when there is nothing else', () => {
    expect(parseCells('1;SF;SF1')).toEqual([['1', 'SF', 'SF1']]);
  });

  test('are held together by quotes', () => {
    expect(parseCells('"1","S ""F"", x",SF1')).toEqual([['1', 'S "F", x', 'SF1']]);
  });

  test('hold a line break between quotes', () => {
    expect(parseCells('1,"SF\nexpress",SF1\r\n2,SF,"SF2"\r\n')).toEqual([
      ['1', 'SF\nexpress', 'SF1'],
      ['2', 'SF', 'SF2'],
    ]);
  });

  test('keep a full-width comma within them', () => {
    expect(parseCells('1,"顺丰，速运",SF1\n2,顺丰，速运,SF2\n3，"顺丰，速运"，SF3')).toEqual([
      ['1', '顺丰，速运', 'SF1'],
      ['2', '顺丰，速运', 'SF2'],
      ['3', '顺丰，速运', 'SF3'],
    ]);
  });

  test('of empty lines are passed over, and the file’s mark too', () => {
    expect(parseCells('\uFEFF1,SF,SF1\r\n\r\n')).toEqual([['1', 'SF', 'SF1']]);
  });
});

test('a CSV in UTF-8 is read', async () => {
  const file = new File(['订单号,承运商,运单号\n1,顺丰速运,SF1'], 'ship.csv');
  expect(await readTableFile(file)).toEqual([
    ['订单号', '承运商', '运单号'],
    ['1', '顺丰速运', 'SF1'],
  ]);
});

test('a CSV as spreadsheets in China save it is read', async () => {
  // 顺丰 in GB18030
  const bytes = new Uint8Array([0x31, 0x2c, 0xcb, 0xb3, 0xb7, 0xe1, 0x2c, 0x53, 0x46, 0x31]);
  expect(await readTableFile(new File([bytes], 'ship.csv'))).toEqual([['1', '顺丰', 'SF1']]);
});

test('a file that says it is a spreadsheet and is none is refused', async () => {
  await expect(readTableFile(new File(['not a zip'], 'ship.xlsx'))).rejects.toThrow();
});

test('a table of ours, whose numbers stand behind a tab, is read by its commas', () => {
  expect(parseCells('订单号,运单号\n\t20261118201433760001,\t7312345678901234\n')).toEqual([
    ['订单号', '运单号'],
    ['20261118201433760001', '7312345678901234'],
  ]);
});
