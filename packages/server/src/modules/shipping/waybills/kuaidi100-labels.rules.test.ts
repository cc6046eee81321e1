import { expect, test } from 'vitest';
import { toCancelParam, toOrderParam } from './kuaidi100-labels.rules.ts';

const account = { carrier: 'SF', partnerId: '7551234567', key: 'secret', net: '', template: '' };
const contact = { name: '王小明', mobile: '13800000001', address: '浙江省杭州市西湖区文三路 1 号' };
const request = {
  reference: '2026112114302218-1',
  from: contact,
  to: { ...contact, name: '林小雨' },
  cargo: '车厘子'.repeat(40),
  weightGrams: 1_234,
};

test('a waybill is asked for by order and attempt, in the service’s own words, with the receiver’s number masked', () => {
  expect(toOrderParam(account, request)).toEqual({
    orderId: '2026112114302218-1',
    kuaidicom: 'shunfeng',
    partnerId: '7551234567',
    partnerKey: 'secret',
    recMan: { name: '林小雨', mobile: '13800000001', printAddr: contact.address },
    sendMan: { name: '王小明', mobile: '13800000001', printAddr: contact.address },
    cargo: '车厘子'.repeat(40).slice(0, 50),
    count: 1,
    weight: 1.23,
    payType: 'MONTHLY',
    expType: '标准快递',
    printType: 'IMAGE',
    needDesensitization: true,
  });
});

test('a parcel whose goods have no weight has the least a carrier takes', () => {
  expect(toOrderParam(account, { ...request, weightGrams: 0 }).weight).toBe(0.01);
});

test('it is cancelled by its number, and by the carrier’s own number of the order where there is one', () => {
  const issued = { trackingNo: 'SF1234567890123', carrierOrderNo: '' };
  expect(toCancelParam({ ...account, net: '西湖' }, issued)).toEqual({
    kuaidicom: 'shunfeng',
    partnerId: '7551234567',
    partnerKey: 'secret',
    net: '西湖',
    kuaidinum: 'SF1234567890123',
    reason: '商家撤回发货',
  });
  expect(toCancelParam(account, { ...issued, carrierOrderNo: 'KD1' })).toMatchObject({ orderId: 'KD1' });
});
