import type { CallChecked } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { teamRoom } from './notify-watchers.ts';
import { findTeam } from './team.queries.ts';

/** Whoever knows a team may watch it fill, over the socket they hold. */
export async function watchTeam(
  { db, services }: Context,
  { id, client_id }: CallChecked<'POST /wanlshop/groups/watch'>,
): Promise<null> {
  if (!(await findTeam(db, id))) throw new Refusal('common.not_found');
  if (!(await services.push.join(client_id, teamRoom(id)))) throw new Refusal('common.not_found');
  return null;
}
