import type { Context } from '../../kernel/context.ts';
import { afterCommit } from '../../kernel/db/transact.ts';
import { emit } from '../../kernel/events/events.ts';
import type { TeamRecord } from './team.queries.ts';

/** The sockets of whoever watches the team. */
export const teamRoom = (teamId: number): string => `team:${teamId}`;

/** Goes straight to the sockets once it is true, besides the event: a join is seen at once on other screens. */
export async function tellChange(
  ctx: Context,
  { id, version }: Pick<TeamRecord, 'id' | 'version'>,
): Promise<void> {
  await emit(ctx, 'groups.team_changed', { teamId: id });
  afterCommit(ctx, () => ctx.services.push.toRoom(teamRoom(id), { type: 'team', team_id: id, version }));
}
