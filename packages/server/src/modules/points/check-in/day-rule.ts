import type { Context } from '../../../kernel/context.ts';

/** How points rise from day to day of a row. */
export const getDayRule = ({ services: { settings } }: Context) => ({
  step: settings.get('points.check_in_step'),
  most: settings.get('points.check_in_most'),
});
