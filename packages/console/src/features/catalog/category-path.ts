import type { CallOut } from '@chengji/contract';

export type CategoryTree = CallOut<'GET /wanlshop/category/tree'>['rows'];
type Node = { id: number; name: string; children?: Node[] };

/** The ids from the top category down to this one, as a cascading picker wants them; empty when there is none. */
export function categoryPath(tree: readonly Node[], id: number | null): number[] {
  for (const node of tree) {
    if (node.id === id) return [node.id];
    const below = categoryPath(node.children ?? [], id);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
}

/** What a category is called; undefined for one that is no longer there. */
export function categoryName(tree: readonly Node[], id: number): string | undefined {
  for (const node of tree) {
    const name = node.id === id ? node.name : categoryName(node.children ?? [], id);
    if (name !== undefined) return name;
  }
  return undefined;
}

export type CategoryOption = { value: number; label: string; children?: CategoryOption[] };

export const categoryOptions = (tree: readonly Node[]): CategoryOption[] =>
  tree.map(({ id, name, children = [] }) => ({
    value: id,
    label: name,
    ...(children.length > 0 ? { children: categoryOptions(children) } : {}),
  }));
