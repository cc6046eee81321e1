import type { Context } from '../../../kernel/context.ts';
import { afterCommit } from '../../../kernel/db/transact.ts';
import type { TeamRecord } from './team.queries.ts';

/** The room of the sockets that watch the team. */
export const teamRoom = (teamId: number): string => `team:${teamId}`;

/** Goes straight to the sockets once it is true: a join is seen at once on other screens. */
export function notifyWatchers(ctx: Context, { id, version }: Pick<TeamRecord, 'id' | 'version'>): void {
  afterCommit(ctx, () => ctx.services.push.toRoom(teamRoom(id), { type: 'team', team_id: id, version }));
}
