// @vitest-environment jsdom
import { CallError } from '@chengji/client-kit';
import { expect, test } from 'vitest';
import { faultText } from './faults.ts';

const refusal = (key: string, field: string) =>
  new CallError('refused', { msg: `参数 ${field} 不正确`, data: { key, field } });

test.each([
  ['id', '内容不存在或已删除，请检查网址'],
  ['shop_id', '内容不存在或已删除，请检查网址'],
  ['file', '无法读取这个文件，请换一个文件'],
  ['price', '填写的内容有误，请检查后再试'],
])('a %s that fits no call is told in the person’s words', (field, told) => {
  expect(faultText(refusal('common.invalid_input', field))).toBe(told);
});

test('every other refusal is told in the market’s own words', () => {
  expect(faultText(new CallError('refused', { msg: '库存不足', data: { key: 'orders.out_of_stock' } }))).toBe(
    '库存不足',
  );
});
