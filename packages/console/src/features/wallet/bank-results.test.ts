import { describe, expect, test } from 'vitest';
import { parseCells } from '../../kernel/table-file.ts';
import { countResults, readResultLines, toResultRows } from './bank-results.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

const read = (text: string) => readResultLines(parseCells(text));
const paid = { batch_no: 'B1', withdrawal_no: 'TX1', result: 'paid', reference: 'R1', reason: '' };

describe('the lines of a result file', () => {
  test('are read in the usual order where there are no headings', () => {
    expect(toResultRows(read('B1,TX1,成功,R1\nB1,TX2,失败,,户名不符'))).toEqual([
      paid,
      { batch_no: 'B1', withdrawal_no: 'TX2', result: 'failed', reference: '', reason: '户名不符' },
    ]);
  });

  test('are read by their headings, in any order and with other columns between', () => {
    expect(toResultRows(read('金额,银行回单号,结果,提现单号,批次\n5.00,R1,已打款,TX1,B1'))).toEqual([paid]);
    expect(toResultRows(read('Reference\tStatus\tWithdrawal No.\tBatch\nR1\tSUCCESS\tTX1\tB1'))).toEqual([
      paid,
    ]);
  });

  test.each([zh.importPlaceholder, en.importPlaceholder])('of the template are all good', (template) => {
    expect(countResults(read(template))).toEqual({ paid: 1, failed: 1, bad: 0 });
  });

  test.each([
    ['no batch', ',TX1,成功,R1', { kind: 'batch' }],
    ['an empty number', 'B1,,成功,R1', { kind: 'number' }],
    ['a result nobody knows', 'B1,TX1,处理中,R1', { kind: 'result' }],
    ['a payout without the bank’s reference', 'B1,TX1,成功,', { kind: 'reference' }],
    ['a failure without a reason', 'B1,TX1,失败,,', { kind: 'reason' }],
    ['a reference that is too long', `B1,TX1,成功,${'9'.repeat(65)}`, { kind: 'long' }],
  ])('say what is wrong: %s', (_what, line, problem) => {
    expect(read(line)).toMatchObject([{ line: 1, problem }]);
    expect(toResultRows(read(line))).toEqual([]);
  });

  test('name each withdrawal once', () => {
    expect(read('批次号,单号,结果,回单号\nB1,TX1,成功,R1\nB1,TX1,失败,,不符')[1]).toMatchObject({
      line: 3,
      problem: { kind: 'twice', line: 2 },
    });
  });
});
