import { expect, test } from 'vitest';
import { accountSchema, toDraft, toInput } from './account.view.ts';

test('an account is changed without its key being typed again', () => {
  const account = {
    id: 3,
    version: 2,
    carrier: 'SF',
    carrier_name: '顺丰速运',
    partner_id: '7551234567',
    has_key: true,
    net: '',
    template: '',
    name: '山野果集',
    mobile: '13900000011',
    province_code: '330000',
    city_code: '330100',
    district_code: '330106',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    detail: '文三路 1 号',
  };
  const input = { ...toInput(toDraft(account), 3), version: 2 };
  expect(accountSchema.parse(input)).toMatchObject({ id: 3, key: '', district_code: '330106' });
  expect(accountSchema.safeParse(toInput(toDraft(undefined), undefined)).success).toBe(false);
});
