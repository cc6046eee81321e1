/** Campaigns and teams, as the market has them in tests: the tea, and its four sizes and boxes. */
import type { Campaign, GroupRow, MyTeam, OpenTeam, Team } from '@chengji/contract';
import { tea } from './rows.ts';

const now = () => Math.floor(Date.now() / 1_000);
const DAY = 86_400;

const toPrices = (of12: string) =>
  [12, 13, 14, 15].map((sku_id, place) => ({ sku_id, price: place === 0 ? of12 : `${200 + place}.00` }));

export const groupGoods = {
  id: tea.id,
  title: tea.title,
  image: tea.image,
  single_price: '129.00',
  shop: tea.shop,
};

/** Three together pay 99 instead of 129. */
export const aCampaign = (over: Partial<Campaign> = {}): Campaign => ({
  id: 71,
  goods_id: tea.id,
  kind: 'ordinary',
  state: 'running',
  tiers: [{ size: 3, price: '99.00', prices: toPrices('99.00') }],
  hours: 24,
  per_person: null,
  left: null,
  auto_form: false,
  starts_at: now() - DAY,
  ends_at: now() + DAY,
  formed: 2_400,
  ...over,
});

export const ladderTiers = [
  { size: 2, price: '99.00', prices: toPrices('99.00') },
  { size: 5, price: '89.00', prices: toPrices('89.00') },
  { size: 10, price: '79.00', prices: toPrices('79.00') },
];

export const aLadder = (over: Partial<Campaign> = {}): Campaign =>
  aCampaign({ kind: 'ladder', tiers: ladderTiers, ...over });

export const anOpenTeam = (over: Partial<OpenTeam> = {}): OpenTeam => ({
  id: 81,
  paid: 2,
  lacking: 1,
  ends_at: now() + 3_600,
  members: [
    { nickname: '爱喝茶的小鹿', avatar: '' },
    { nickname: '阿泽', avatar: '' },
  ],
  ...over,
});

const member = (nickname: string, over: Partial<Team['members'][number]> = {}) => ({
  id: 72,
  nickname,
  avatar: '',
  leader: false,
  paid: true,
  me: false,
  joined_at: now() - 600,
  ...over,
});

export const ownSeat = {
  order_id: 31,
  trade_no: 'T31',
  state: 'pending_group',
  paid: true,
  pay_before: null,
} as const;

/** Two of three have paid; the viewer is not in it. */
export const aTeam = (over: Partial<Team> = {}): Team => ({
  id: 81,
  campaign_id: 71,
  kind: 'ordinary',
  state: 'start',
  size: 3,
  seats_taken: 2,
  paid: 2,
  lacking: 1,
  ends_at: now() + 3_600,
  ended_at: null,
  settled: null,
  tiers: aCampaign().tiers,
  members: [member('爱喝茶的小鹿', { leader: true }), member('阿泽')],
  goods: groupGoods,
  formed: 2_400,
  auto_form: false,
  ship_within_hours: 48,
  mine: null,
  can_join: true,
  ...over,
});

/** Three of ten: past the first step of its ladder. */
export const aLadderTeam = (over: Partial<Team> = {}): Team =>
  aTeam({ kind: 'ladder', size: 10, seats_taken: 3, paid: 3, lacking: 0, tiers: ladderTiers, ...over });

export const aGroupRow = (over: Partial<GroupRow> = {}): GroupRow => ({
  campaign_id: 71,
  kind: 'ordinary',
  goods: { ...groupGoods, ratio: '1:1', tags: ['当季新茶'], in_stock: true },
  tiers: [{ size: 3, price: '99.00' }],
  formed: 2_400,
  nearest: { team_id: 81, lacking: 1, size: 3, paid: 2, ends_at: now() + 3_600 },
  ends_at: now() + DAY,
  ...over,
});

export function myTeam(over: Partial<MyTeam> = {}): MyTeam {
  const { id, campaign_id, kind, state, size, seats_taken, paid, lacking, ends_at, ended_at, settled } =
    aTeam();
  return {
    id,
    campaign_id,
    kind,
    state,
    size,
    seats_taken,
    paid,
    lacking,
    ends_at,
    ended_at,
    settled,
    goods: groupGoods,
    order_id: 31,
    trade_no: 'T31',
    is_paid: true,
    ...over,
  };
}
