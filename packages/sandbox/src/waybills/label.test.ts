import { expect, test } from 'vitest';
import { drawLabel, toModules } from './label.ts';

const waybill = {
  order: {
    orderId: '2026112114302218-1',
    kuaidicom: 'shunfeng',
    partnerId: '1',
    recMan: { name: '林<小雨>', mobile: '13812345678', printAddr: '浙江省杭州市西湖区文三路 1 号' },
    sendMan: { name: '山野', mobile: '13912345678', printAddr: '云南省昆明市' },
    cargo: '车厘子',
    count: 1,
    weight: 1,
    payType: 'MONTHLY' as const,
    expType: '标准快递',
    printType: 'IMAGE' as const,
    needDesensitization: true,
  },
  kuaidinum: 'SF1420661833070',
  kdComOrderNum: 'KD1',
  taskId: 'T1',
  asked: 1,
  isCancelled: false,
};

test('a barcode begins and ends as Code 128 does, with a module for each eleventh of its signs', () => {
  const modules = toModules('SF1420661833070');
  expect(modules).toMatch(/^11010010000[01]+1100011101011$/);
  expect((modules.length - 2) % 11).toBe(0);
});

test('a label is 100 by 150 mm, masks the receiver’s number and lets nothing of an address be markup', () => {
  const svg = drawLabel(waybill);
  expect(svg).toContain('width="100mm" height="150mm"');
  expect(svg).toContain('138****5678');
  expect(svg).not.toContain('13812345678');
  expect(svg).toContain('林&lt;小雨&gt;');
  expect(svg).not.toContain('已取消');
  expect(drawLabel({ ...waybill, isCancelled: true })).toContain('已取消');
});
