import type { CallChecked } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { teamRoom } from './notify-watchers.ts';
import { findTeam } from './team.queries.ts';

/** Subscribes an open socket to the changes of a team; anybody who knows the team may watch it. */
export async function watchTeam(
  { db, services }: Context,
  { id, client_id }: CallChecked<'POST /wanlshop/groups/watch'>,
): Promise<null> {
  if (!(await findTeam(db, id))) throw new Refusal('common.not_found');
  if (!(await services.push.join(client_id, teamRoom(id)))) throw new Refusal('common.not_found');
  return null;
}
