import { describe, expect, it } from 'vitest';
import type { GoodsCard } from '../catalog/index.ts';
import { presentGroupRow, presentOpenTeam, presentTeam } from './groups.present.ts';
import type { GroupRecord } from './list-groups.queries.ts';
import type { TeamPage } from './teams/team-page.queries.ts';

const opened = new Date('2026-11-21T08:00:00.600Z');
const openedAt = 1_795_248_000;
const card: GoodsCard = {
  id: 7,
  title: '脐橙',
  image: '/files/00/orange.webp',
  ratio: '5:4',
  price: '29.90',
  was_price: '39.90',
  sold: 12,
  tags: ['产地直发'],
  in_stock: true,
  isOnSale: true,
  shop: { id: 3, name: '果园', type: 'enterprise' },
};
const row: GroupRecord = {
  id: 5,
  goodsId: 7,
  kind: 'ladder',
  sizes: [2, 4],
  fromCents: [2_500, 2_000],
  formed: 9,
  endsAt: null,
  nearest: null,
};
const team: TeamPage = {
  id: 11,
  campaignId: 5,
  kind: 'ladder',
  sizes: [2, 4],
  size: 4,
  autoForm: true,
  state: 'start',
  seatsTaken: 2,
  paid: 1,
  version: 3,
  settledTier: null,
  filled: 0,
  endedAt: null,
  openedAt: opened,
  endsAt: new Date('2026-11-22T08:00:00Z'),
  goodsId: 7,
  fromCents: [2_500, 2_000],
  formed: 9,
  left: null,
  skus: [{ skuId: 70, pricesCents: [2_500, 2_000] }],
  members: [
    { shopperId: 1, orderId: 101, state: 'paid', joinedAt: opened.toISOString() },
    { shopperId: 2, orderId: 102, state: 'held', joinedAt: opened.toISOString() },
  ],
};
const shoppers = new Map([[1, { id: 1, nickname: '小鹿', avatar: '/files/00/deer.webp', level: 2 }]]);
const around = { goods: card, shoppers, shopperId: null, own: null, shipWithinHours: 48, isJoinable: true };

describe('a row of the group list', () => {
  it('says what it costs alone and in a team, and nothing of what was before', () => {
    const shown = presentGroupRow(row, card);
    expect(shown.goods).toEqual({
      id: 7,
      title: '脐橙',
      image: '/files/00/orange.webp',
      ratio: '5:4',
      tags: ['产地直发'],
      in_stock: true,
      single_price: '29.90',
      shop: card.shop,
    });
    expect(shown.tiers).toEqual([
      { size: 2, price: '25.00' },
      { size: 4, price: '20.00' },
    ]);
    expect([shown.nearest, shown.ends_at]).toEqual([null, null]);
  });

  it('says of its nearest team how many it lacks to succeed, and how many have paid', () => {
    const presentNearest = (paid: number) =>
      presentGroupRow({ ...row, nearest: { teamId: 11, sizes: [2, 4], size: 4, paid, endsAt: 50 } }, card)
        .nearest;
    expect(presentNearest(1)).toEqual({ team_id: 11, lacking: 1, size: 4, paid: 1, ends_at: 50 });
    expect(presentNearest(3)).toEqual({ team_id: 11, lacking: 0, size: 4, paid: 3, ends_at: 50 });
  });
});

describe('a team', () => {
  it('shows its members in the order they came, also one whose account is gone', () => {
    expect(presentTeam(team, around).members).toEqual(
      [
        ...[{ id: 1, nickname: '小鹿', avatar: '/files/00/deer.webp', leader: true, paid: true, me: false }],
        ...[{ id: null, nickname: '', avatar: '', leader: false, paid: false, me: false }],
      ].map((member) => ({ ...member, joined_at: openedAt })),
    );
    expect(presentOpenTeam({ ...team, members: [1, 2] }, shoppers)).toEqual({
      id: 11,
      paid: 1,
      lacking: 1,
      ends_at: 1_795_334_400,
      members: [
        { nickname: '小鹿', avatar: '/files/00/deer.webp' },
        { nickname: '', avatar: '' },
      ],
    });
  });

  it('keeps only who paid once it is over', () => {
    const over = presentTeam({ ...team, state: 'auto', settledTier: 0, filled: 1, endedAt: opened }, around);
    expect(over.members.map(({ nickname }) => nickname)).toEqual(['小鹿']);
    expect(over.settled).toEqual({ size: 2, price: '25.00', filled: 1 });
    expect([over.lacking, over.ended_at]).toEqual([0, openedAt]);
  });

  it('is joined by nobody twice', () => {
    expect(presentTeam(team, around)).toMatchObject({ can_join: true, mine: null });
    const own = {
      orderId: 101,
      tradeNo: 'T1',
      state: 'pending_group' as const,
      paidAt: opened,
      closeDueAt: opened,
    };
    const mine = presentTeam(team, { ...around, own, shopperId: 1 });
    expect(mine).toMatchObject({
      can_join: false,
      mine: { order_id: 101, trade_no: 'T1', state: 'pending_group', paid: true, pay_before: null },
    });
    expect(mine.members.map(({ me }) => me)).toEqual([true, false]);
    const unpaid = presentTeam(team, { ...around, own: { ...own, paidAt: null }, shopperId: 1 });
    expect(unpaid.mine).toMatchObject({ paid: false, pay_before: openedAt });
  });

  it('promises its own steps, with the price of every sku at each', () => {
    expect(presentTeam(team, around).tiers).toEqual([
      { size: 2, price: '25.00', prices: [{ sku_id: 70, price: '25.00' }] },
      { size: 4, price: '20.00', prices: [{ sku_id: 70, price: '20.00' }] },
    ]);
  });
});
