import { describe, expect, it } from 'vitest';
import { readBillFile } from './bill-file.ts';

const names =
  '记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额（元）,账户结余（元）,资金变更提交申请人,备注,业务凭证号';
const lines = [
  '`2021-02-01 13:54:01,`50300806962021020105978994968,`4200000920202101197964319284,`退款,`退款,`支出,`0.01,`0.22,`1601959334API,`退款总金额0.01元;含手续费0.00元,`S20210201135356381941',
  '`2021-02-01 13:55:00,`4200001,`4200001,`交易,`交易,`收入,`1.00,`1.22,`system,`a, "b", c,`P1',
  '`2021-02-01 13:55:00,`4200001,`4200002,`交易,`扣除交易手续费,`支出,`0.01,`1.21,`system,`,`P1',
  '`2021-02-01 14:00:00,`1,`2,`提现,`提现,`支出,`1.00,`0.21,`system,`,`3',
];
const sums = ['资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额', '`4.0,`1.0,`1.00,`3.0,`1.02'];
const read = (...rows: string[]) => readBillFile(Buffer.from(rows.join('\r\n')), 'fund_flow');

const tradeNames =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const trades = [
  '`2022-03-21 13:51:31,`wx1,`180,`0,`,`4200001,`P1,`o1,`JSAPI,`SUCCESS,`OTHERS,`CNY,`0.90,`0.10,`0,`0,`0.00,`0.00,`,`,`橙子, 5 斤,`,`0.00000,`0.60%,`1.00,`0.00,`',
  '`2022-03-21 14:00:00,`wx1,`180,`0,`,`4200001,`P1,`o1,`JSAPI,`REFUND,`OTHERS,`CNY,`0.00,`0.00,`5030001,`R1,`0.90,`0.10,`ORIGINAL,`PROCESSING,`橙子, 5 斤,`,`-0.00540,`0.60%,`0.00,`1.00,`',
  '`2022-03-21 15:00:00,`wx1,`180,`0,`,`4200002,`P2,`o1,`MICROPAY,`REVOKED,`OTHERS,`CNY,`0.00,`0.00,`0,`0,`0.00,`0.00,`,`,`橙子,`,`0.00000,`0.60%,`1.00,`0.00,`',
];
const tradeSums = [
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
  '`3,`0.90,`0.90,`0.10,`0.00000,`1.00,`1.00',
];

describe('a bill of WeChat Pay', () => {
  it('lists payments and refunds with what the person paid and gets back, coupons included', async () => {
    const bytes = Buffer.from([tradeNames, ...trades, ...tradeSums].join('\r\n'));
    expect(await readBillFile(bytes, 'trade')).toEqual([
      {
        kind: 'payment',
        number: 'P1',
        paymentNo: 'P1',
        channelNo: '4200001',
        cents: 100,
        status: 'SUCCESS',
        at: new Date('2022-03-21T05:51:31Z'),
      },
      {
        kind: 'refund',
        number: 'R1',
        paymentNo: 'P1',
        channelNo: '5030001',
        cents: 100,
        status: 'PROCESSING',
        at: new Date('2022-03-21T06:00:00Z'),
      },
    ]);
  });

  it('is read though its titles hold commas and quotes, its names wide brackets and its start a mark', async () => {
    expect(await read(`\uFEFF${names}`, ...lines, ...sums, '')).toEqual([
      {
        kind: 'refund',
        name: '退款',
        number: 'S20210201135356381941',
        channelNo: '50300806962021020105978994968',
        cents: -1,
        balanceCents: 22,
        at: new Date('2021-02-01T05:54:01Z'),
      },
      expect.objectContaining({ kind: 'payment', number: 'P1', cents: 100 }),
      expect.objectContaining({ kind: 'fee', name: '扣除交易手续费', cents: -1 }),
      expect.objectContaining({ kind: 'other', name: '提现', cents: -100 }),
    ]);
  });

  it('is refused where it is cut off, or is something else', async () => {
    await expect(read(names, ...lines)).rejects.toThrow('cut off');
    await expect(read(names, ...lines.slice(1), ...sums)).rejects.toThrow('cut off');
    await expect(read('<html>')).rejects.toThrow('cut off');
    await expect(read('')).rejects.toThrow('cut off');
    await expect(read(names.replace('业务凭证号', '其他'), ...lines, ...sums)).rejects.toThrow(
      'without 业务凭证号',
    );
    const odd = lines.with(0, String(lines[0]).replace('`0.01', '`0.0x'));
    await expect(read(names, ...odd, ...sums)).rejects.toThrow('as an amount');
    const never = lines.with(0, String(lines[0]).replace('2021-02-01', '2021-02-41'));
    await expect(read(names, ...never, ...sums)).rejects.toThrow('as a time');
  });
});
