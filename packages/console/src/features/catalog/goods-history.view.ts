/** A change of a goods, in the words of its form. */
import type { CallOut } from '@chengji/contract';
import { type ConflictFields, type ConflictRow, conflictRows } from '../../design/conflict/conflict.view.ts';

export type GoodsChange = CallOut<'GET /seller/goods/history'>['rows'][number];

export type ChangeKind = 'added' | 'deleted' | 'changed';

export const toKind = ({ before, after }: Pick<GoodsChange, 'before' | 'after'>): ChangeKind =>
  before === null ? 'added' : after === null ? 'deleted' : 'changed';

/** Field by field what it was (`mine`) and what it became (`theirs`), in the form's order. */
export const changedRows = (
  fields: ConflictFields,
  { before, after }: Pick<GoodsChange, 'before' | 'after'>,
): ConflictRow[] =>
  before && after ? conflictRows(fields, { base: undefined, mine: before, theirs: after }) : [];
