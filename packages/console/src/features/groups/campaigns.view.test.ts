import { expect, test } from 'vitest';
import { isFiltered, readInput } from '../../design/lists/define-list.ts';
import { campaignsLists, canStop, isOver, sizeRange } from './campaigns.view.ts';
import { type CampaignTeam, countTeams, findLeader, teamsLists } from './teams.view.ts';

test('an address without filters asks for the first twenty of every state', () => {
  expect(readInput(campaignsLists.seller, {})).toEqual({ sort: 'new', page: 1, limit: 20 });
});

test('the filters of the address are asked for, and what was mistyped there is not', () => {
  const typed = {
    state: 'running',
    kind: 'ladder',
    keyword: '橙',
    sort: 'ends',
    page: '3',
  };
  expect(readInput(campaignsLists.seller, typed)).toEqual({
    state: 'running',
    kind: 'ladder',
    keyword: '橙',
    sort: 'ends',
    page: 3,
    limit: 20,
  });
  const mistyped = { state: 'x', kind: 'y', sort: 'z', page: '-1', limit: '999' };
  expect(readInput(campaignsLists.seller, mistyped)).toEqual({ sort: 'new', page: 1, limit: 100 });
});

test('only the operator narrows the list to a shop', () => {
  const filters = { shop: '7' };
  expect(readInput(campaignsLists.platform, filters)).toMatchObject({ shop_id: 7 });
  expect(readInput(campaignsLists.seller, filters)).not.toHaveProperty('shop_id');
  expect(readInput(campaignsLists.platform, { ...filters, shop: 'x' })).not.toHaveProperty('shop_id');
});

test('a tab, a kind, a word and a shop are what can be cleared, an order and a page are not', () => {
  const isNarrowed = (search: string) =>
    isFiltered(
      campaignsLists.platform,
      readInput(campaignsLists.platform, Object.fromEntries(new URLSearchParams(search))),
    );
  for (const search of ['state=draft', 'kind=ladder', 'keyword=橙', 'shop=7'])
    expect(isNarrowed(search)).toBe(true);
  expect(isNarrowed('sort=ends&page=3')).toBe(false);
});

test('what runs or is coming can be stopped; a draft is thrown away, and what is over stays', () => {
  const states = ['draft', 'coming', 'running', 'ended', 'stopped'] as const;
  expect(states.filter(canStop)).toEqual(['coming', 'running']);
  expect(states.filter(isOver)).toEqual(['ended', 'stopped']);
});

test('sizes run from the first tier to the top', () => {
  expect(sizeRange([{ size: 3 }, { size: 5 }, { size: 15 }])).toBe('3 – 15');
  expect(sizeRange([{ size: 2 }])).toBe('2');
});

test('teams are asked for by state and counted over all of them', () => {
  expect(readInput(teamsLists.seller, {})).toEqual({ page: 1, limit: 20 });
  expect(readInput(teamsLists.seller, { id: '9', state: 'auto', page: '2' })).toEqual({
    state: 'auto',
    page: 2,
    limit: 20,
  });
  expect(countTeams({ start: 1, success: 2, auto: 3, fail: 4 })).toMatchObject({ all: 10, auto: 3 });
});

test('a team whose seats were all given up has no leader', () => {
  const member = { nickname: '小鹿', leader: true } as CampaignTeam['members'][number];
  expect(findLeader({ members: [{ ...member, leader: false }, member] } as CampaignTeam)).toBe(member);
  expect(findLeader({ members: [] as CampaignTeam['members'] } as CampaignTeam)).toBeUndefined();
});
