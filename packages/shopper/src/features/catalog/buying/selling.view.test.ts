import { describe, expect, test } from 'vitest';
import { teaDetails } from '../../../testing/goods-rows.ts';
import { aCampaign, aLadder } from '../../../testing/group-rows.ts';
import { asTeamsBuy, groupOrder, runningCampaign } from './selling.view.ts';

const sold = (campaign = aCampaign()) =>
  asTeamsBuy(teaDetails(), campaign).skus.map(({ price, stock }) => [price, stock]);

describe('a goods as teams buy it', () => {
  test('costs the price of the first tier', () => {
    expect(sold(aLadder())[0]).toEqual(['99.00', 8]);
  });

  test('has no more pieces than the campaign has left', () => {
    expect(sold(aCampaign({ left: 4 })).map(([, stock]) => stock)).toEqual([4, 3, 4, 0]);
  });

  test('lacks a sku that came after the campaign', () => {
    const tiers = [{ size: 3, price: '99.00', prices: [{ sku_id: 12, price: '99.00' }] }];
    expect(sold(aCampaign({ tiers })).map(([, stock]) => stock)).toEqual([8, 0, 0, 0]);
  });
});

test('only a campaign that runs can be bought from', () => {
  expect(runningCampaign({ campaign: aCampaign({ state: 'coming' }) })).toBeNull();
  expect(runningCampaign({ campaign: aCampaign() })?.id).toBe(71);
});

test('a group order opens a team of its campaign, or joins the one that is named', () => {
  expect(groupOrder(aLadder(), { kind: 'open' })).toEqual({ type: 'ladder', campaign_id: 71 });
  expect(groupOrder(aCampaign(), { kind: 'join', teamId: 81 })).toEqual({ type: 'group', team_id: 81 });
});
