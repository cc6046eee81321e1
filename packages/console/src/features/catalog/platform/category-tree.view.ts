/** The category tree as it is edited: one column a level, each beside what was opened in the one before. */
import type { CallIn, CallOut } from '@chengji/contract';
import { z } from 'zod';

export type Category = CallOut<'GET /platform/categories/list'>['rows'][number];
export type CategoryInput = CallIn<'POST /platform/categories/save'>;

/** What is edited: one that is there, or a new one below a parent. */
export type EditedCategory = { category?: Category; parent: Category | null };
export type Column = { parent: Category | null; rows: Category[]; opened: number | undefined };

const levels = 3;

/** The rows below one come in their order. */
const below = (rows: readonly Category[], parentId: number | null) =>
  rows.filter(({ parent_id }) => parent_id === parentId);

/** The top column, and one for each category that was opened and may have others below it. */
export function toColumns(rows: readonly Category[], opened: readonly number[]): Column[] {
  const columns: Column[] = [];
  let parent: Category | null = null;
  for (let level = 0; level < levels; level += 1) {
    const children = below(rows, parent?.id ?? null);
    const next: Category | undefined = children.find(({ id }) => id === opened[level]);
    columns.push({ parent, rows: children, opened: next?.id });
    if (!next) break;
    parent = next;
  }
  return columns;
}

export const hasBelow = (rows: readonly Category[], id: number): boolean =>
  rows.some(({ parent_id }) => parent_id === id);

/** Only what holds nothing goes. */
export const canDelete = (rows: readonly Category[], { id, goods }: Category): boolean =>
  goods === 0 && !hasBelow(rows, id);

/** Goods are in leaves: one that holds some gets no categories below it. */
export const canAddBelow = (rows: readonly Category[], parent: Category | null): boolean =>
  parent === null || parent.goods === 0 || hasBelow(rows, parent.id);

/** What the address of the tree says: the categories opened in it, from the top. */
export const categoriesInput = z.object({ open: z.string().default('') });

export const openedIn = (address: string): number[] =>
  address
    .split('.')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

/** A category in the language of who reads. */
export const nameIn = (language: 'zh' | 'en', { name, name_en }: Category): string =>
  language === 'en' ? name_en : name;
