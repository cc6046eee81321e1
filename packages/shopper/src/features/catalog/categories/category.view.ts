/** The category tree on its page: one top category at a time, its branches as titled sections. */
import type { CallOut } from '@chengji/contract';

type Top = CallOut<'GET /wanlshop/category/tree'>['rows'][number];
export type Leaf = { id: number; name: string; image: string };
export type Section = { id: number; name: string; leaves: readonly Leaf[] };

const has = (id: number) => (top: Top) =>
  top.id === id ||
  top.children.some((branch) => branch.id === id || branch.children.some((leaf) => leaf.id === id));

/** The top category shown: the one chosen or that holds it, else the first. */
export const findTopCategory = (rows: readonly Top[], id: number | undefined): Top | undefined =>
  (id === undefined ? undefined : rows.find(has(id))) ?? rows[0];

/** Branches with leaves are sections; those without come together first, under the name of the top category. */
export function toSections(top: Top): Section[] {
  const bare = top.children.filter((branch) => branch.children.length === 0);
  const full = top.children
    .filter((branch) => branch.children.length > 0)
    .map(({ id, name, children }) => ({ id, name, leaves: children }));
  const own = bare.length > 0 || full.length === 0;
  const leaves = bare.length > 0 ? bare : [{ id: top.id, name: top.name, image: top.image }];
  return own ? [{ id: top.id, name: top.name, leaves }, ...full] : full;
}
