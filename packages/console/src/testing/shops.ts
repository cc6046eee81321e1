/** A shop of the market, as the operator's list is given it. */
import type { CallOut } from '@chengji/contract';

type Row = CallOut<'GET /platform/shops/list'>['rows'][number];

export const aShopRow = (id: number): Row => ({
  id,
  name: `店铺 ${id}`,
  name_en: '',
  type: 'self',
  logo: '',
  city: '杭州',
  score: 5,
  owner: null,
  goods_on_sale: 0,
  opened_at: 1_700_000_000,
  suspended_at: null,
  suspend_reason: '',
  licence: { ends_on: null, state: 'unknown' },
});
