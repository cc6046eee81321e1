import { describe, expect, it } from 'vitest';
import { allGoods } from '../goods/all-goods.ts';
import { shoppers } from '../market/shoppers.ts';
import { demoCampaigns, usualHours } from './campaigns.ts';
import { planTeams } from './team-plan.ts';

describe('the campaigns of the demo market', () => {
  it('are of different goods of many shops, ordinary and ladder', () => {
    const goods = demoCampaigns.map(({ goods }) => allGoods.find(({ key }) => key === goods));
    expect(goods).not.toContain(undefined);
    expect(new Set(goods).size).toBe(demoCampaigns.length);
    expect(new Set(goods.map((one) => one?.shop)).size).toBeGreaterThanOrEqual(12);
    expect(demoCampaigns.filter(({ tiers }) => tiers.length > 1).length).toBeGreaterThanOrEqual(5);
  });

  it('rise in size and fall in price', () => {
    for (const { tiers } of demoCampaigns) {
      const [sizes, percents] = [tiers.map(([size]) => size), tiers.map(([, percent]) => percent)];
      expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
      expect(percents).toEqual([...new Set(percents)].sort((a, b) => b - a));
      expect(Math.max(...percents)).toBeLessThan(100);
    }
  });
});

describe('the teams of the demo market', () => {
  const moves = planTeams();

  it('are joined once by each of their members, one after the other', () => {
    for (const { tiers, teams = [] } of demoCampaigns) {
      for (const { members } of teams) {
        expect(new Set(members).size).toBe(members.length);
        expect(members.length).toBeLessThanOrEqual(tiers.at(-1)?.[0] ?? 0);
        expect(Math.max(...members)).toBeLessThanOrEqual(shoppers.length);
      }
    }
    expect(moves.map(({ minutes }) => minutes)).toEqual(
      moves.map(({ minutes }) => minutes).toSorted((a, b) => b - a),
    );
  });

  it('end when their time is over, and all else lies ahead', () => {
    for (const { goods, hours = usualHours, tiers, teams = [] } of demoCampaigns) {
      for (const team of teams) {
        const isOver = team.opened > hours * 60 && team.members.length < (tiers.at(-1)?.[0] ?? 0);
        const ends = moves.filter((move) => move.team === team && move.move === 'end');
        expect(ends, goods).toHaveLength(Number(isOver));
      }
    }
    expect(Math.min(...moves.map(({ minutes }) => minutes))).toBeGreaterThan(0);
  });

  it('leave enough that want one or two more, for every viewer', () => {
    const waiting = demoCampaigns.flatMap(({ tiers, hours = usualHours, teams = [] }) =>
      teams
        .filter(({ opened }) => opened < hours * 60)
        .map(({ members }) => ({ members, lacking: tiers[0][0] - members.length })),
    );
    const open = waiting.filter(({ lacking }) => lacking === 1 || lacking === 2);
    expect(open.filter(({ members }) => !members.includes(1)).length).toBeGreaterThanOrEqual(6);
    expect(open.filter(({ members }) => !members.includes(9)).length).toBeGreaterThanOrEqual(6);
  });
});
