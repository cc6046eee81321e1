/**
 * Every save of something that is edited carries the version it began from, as the read call presented it.
 * One that began from another than the current one is refused with `common.edit_conflict`.
 */
import { integer } from './values.ts';

export const EditVersion = integer(0, 2_147_483_647).meta({
  id: 'EditVersion',
  description: 'Rises with every save; a save says the one it began from',
});

type Edit = { id?: number | undefined; version?: number | undefined };

/** For `refine`: what is added has no version yet, what is changed always has one. */
export const requiresVersion = [
  ({ id, version }: Edit): boolean => id === undefined || version !== undefined,
  { path: ['version'] },
] as [(edit: Edit) => boolean, { path: string[] }];
