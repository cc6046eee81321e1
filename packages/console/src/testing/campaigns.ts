/** A goods and its campaign as the market tells them, for tests. */
import type { CallOut } from '@chengji/contract';

export type CampaignTold = CallOut<'GET /seller/campaigns/details'>;

export const aCampaign = (traits: Partial<CampaignTold> = {}): CampaignTold => ({
  id: 5,
  version: 1,
  kind: 'ladder',
  state: 'running',
  hours: 48,
  starts_at: 1_799_000_000,
  ends_at: 1_801_000_000,
  goods: { id: 3, title: '广西砂糖橘', image: '', single_price: '29.90' },
  shop: { id: 7, name: '橙集自营' },
  tiers: [
    { size: 3, price: '25.90', prices: [{ sku_id: 11, price: '25.90' }] },
    { size: 5, price: '14.50', prices: [{ sku_id: 11, price: '14.50' }] },
  ],
  stock: 800,
  claimed: 20,
  stop_reason: null,
  updated_at: 1_799_999_000,
  per_person: 2,
  auto_form: true,
  started: false,
  teams: { start: 2, success: 3, auto: 1, fail: 4 },
  costs: [{ sku_id: 11, cost: '14.20' }],
  ...traits,
});

const sku = (id: number, value: string, price: string) => ({
  id,
  price,
  values: [value],
  was_price: null,
  stock: 1_000,
  code: '',
  image: '',
  weight_grams: 0,
  is_on: true,
});

export const goodsTold = (
  ...skus: [id: number, value: string, price: string][]
): CallOut<'GET /seller/goods/details'> => ({
  id: 3,
  version: 1,
  title: '广西砂糖橘',
  title_en: 'Mandarins',
  category_id: 1,
  images: [],
  ratio: '1:1',
  specs: [],
  skus: skus.map(([id, value, price]) => sku(id, value, price)),
  tags: [],
  params: [],
  english: {},
  content: '',
  content_en: '',
  freight_template_id: 1,
  state: 'on',
  sale_starts_at: null,
  sale_ends_at: null,
  most_per_order: null,
  most_per_buyer: null,
  low_stock: null,
  shop_category_ids: [],
  sold: 120,
  updated_at: 1_799_000_000,
});
