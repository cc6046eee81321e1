/** Owned calls of complaints. */
import type { CallIn, CallKey } from '@chengji/contract';
import { complain, findOpenCase } from '../builders/complaints.ts';
import { aGoods } from '../builders/goods.ts';
import { aShopper } from '../builders/people.ts';
import type { Fixture } from './owned-calls.ts';

const aGoodsTarget = async ({ shop }: Fixture) => ({
  type: 'goods' as const,
  target_id: (await aGoods(shop)).id,
});

async function aCase(fixture: Fixture) {
  const target = await aGoodsTarget(fixture);
  await complain(await aShopper(fixture.market), target);
  return { id: await findOpenCase(fixture.platform, target) };
}

async function aDecidedCase(fixture: Fixture) {
  const { id } = await aCase(fixture);
  await fixture.platform.client.call('POST /platform/complaints/decide', {
    id,
    verdict: 'upheld',
    answer: '情况属实，商品已下架',
    notice: '宣称疗效，请修改',
    measures: ['warn', 'take_down'],
  });
  return { id };
}

async function aWarning(fixture: Fixture) {
  await aDecidedCase(fixture);
  const { rows } = await fixture.seller.client.call('GET /seller/warnings/list', {});
  return { id: rows[0]?.id ?? 0 };
}

export const ownedComplaintCalls = {
  'GET /platform/complaints/list': aGoodsTarget,
  'GET /wanlshop/complaint/target': aGoodsTarget,
  'POST /wanlshop/complaint/submit': async (fixture) => ({
    ...(await aGoodsTarget(fixture)),
    reason: 'other',
    content: '详情页写着可以治病，实际没有批准文号',
  }),
  'GET /wanlshop/complaint/details': async (fixture) => ({
    id: (await complain(fixture.shopper, await aGoodsTarget(fixture))).id,
  }),
  'POST /seller/warnings/acknowledge': aWarning,
  'GET /platform/complaints/details': aCase,
  'POST /platform/complaints/take': aCase,
  'POST /platform/complaints/decide': async (fixture) => ({
    ...(await aCase(fixture)),
    verdict: 'dismissed',
    answer: '未发现违规',
  }),
  'POST /platform/complaints/restore': aDecidedCase,
} satisfies { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };
