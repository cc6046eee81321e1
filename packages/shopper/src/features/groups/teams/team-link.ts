import { toHref } from '../../../kernel/router/navigation.ts';

/** The whole address of a team, for whoever gets it outside of the app. */
export const teamLink = (id: number): string =>
  new URL(toHref('pages/apps/groups/team', { id }), location.href).href;
