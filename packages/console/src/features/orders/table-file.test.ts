import { expect, test } from 'vitest';
import { readTableFile } from './table-file.ts';

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
