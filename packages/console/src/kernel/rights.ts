import { type Area, useSession } from './session.ts';

export const holds = (rights: readonly string[], right: string | undefined): boolean =>
  right === undefined || rights.includes(right);

/** Whether the member of staff logged in to an area holds a right. */
export function useCan(area: Area, right: string): boolean {
  const session = useSession(area);
  return session !== undefined && holds(session.staff.rights, right);
}
