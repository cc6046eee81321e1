import { toHref } from '../../../kernel/router/navigation.ts';

/** The absolute address of a team, for people outside of the app. */
export const teamLink = (id: number): string =>
  new URL(toHref('pages/apps/groups/team', { id }), location.href).href;
