import type { MinutesBefore } from '../filling/filling.ts';
import { type DemoCampaign, type DemoTeam, demoCampaigns, usualHours } from './campaigns.ts';

/** Somebody comes, or a team's time is over. */
export type TeamMove = { minutes: MinutesBefore; campaign: DemoCampaign; team: DemoTeam } & (
  | { move: 'join'; shopper: number }
  | { move: 'end' }
);

/** One comes so long after the other. */
const apart = 7;

const getHours = ({ hours = usualHours }: DemoCampaign): number => hours;

/** How long before the market opens the team's time is over; nothing when it lies ahead. */
function findEnd(campaign: DemoCampaign, team: DemoTeam): number | null {
  // the minute after: who opened it did so at some second of its own
  const ends = team.opened - getHours(campaign) * 60 - 1;
  return ends > 0 ? ends : null;
}

const isWhole = ({ tiers }: DemoCampaign, { members }: DemoTeam): boolean =>
  members.length === tiers.at(-1)?.[0];

/** Every move of every team, in the order of their moments. */
export const planTeams = (): TeamMove[] =>
  demoCampaigns
    .flatMap((campaign) => (campaign.teams ?? []).flatMap((team) => planMoves(campaign, team)))
    .sort((a, b) => b.minutes - a.minutes);

function planMoves(campaign: DemoCampaign, team: DemoTeam): TeamMove[] {
  const of = { campaign, team };
  const joins = team.members.map((shopper, place): TeamMove => {
    return { ...of, move: 'join', shopper, minutes: team.opened - place * apart };
  });
  const ends = findEnd(campaign, team);
  // a whole team ended with its last payment
  return ends === null || isWhole(campaign, team) ? joins : [...joins, { ...of, move: 'end', minutes: ends }];
}
