import type { Page } from './page.ts';

type Placed = Pick<Page, 'path' | 'area' | 'right' | 'icon' | 'group' | 'parent'>;

/** Whether an address is of a page's path, whose `:id` stands for any one part. */
export function isAt(path: string, address: string): boolean {
  const wanted = path.split('/');
  const parts = address.replace(/\/$/, '').split('/');
  return (
    wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  );
}

/** The page of an address; a spelled-out path wins over one with `:id`. */
export function pageAt<P extends Placed>(pages: readonly P[], address: string): P | undefined {
  const found = pages.filter((page) => isAt(page.path, address));
  return found.find((page) => !page.path.includes(':')) ?? found[0];
}

/** The sider's pages for a role: what exists and what it may see, grouped in their order. */
export function listNavigation<P extends Placed>(
  pages: readonly P[],
  area: Page['area'],
  rights: readonly string[],
): { group: Page['group']; pages: P[] }[] {
  const groups: { group: Page['group']; pages: P[] }[] = [];
  for (const page of pages) {
    const isAllowed = page.right === undefined || rights.includes(page.right);
    if (page.area !== area || !page.icon || !isAllowed) continue;
    const group = groups.find((one) => one.group === page.group);
    if (group) group.pages.push(page);
    else groups.push({ group: page.group, pages: [page] });
  }
  return groups;
}

/** Of a role's pages those at the thumb on a phone, in their order. */
export function listPlaces<P extends Placed & Pick<Page, 'isPlace'>>(
  pages: readonly P[],
  area: Page['area'],
  rights: readonly string[],
): P[] {
  return listNavigation(pages, area, rights)
    .flatMap((group) => group.pages)
    .filter((page) => page.isPlace);
}

/** Of a role's pages the one in the middle of those places. */
export const findMiddle = <P extends Placed & Pick<Page, 'isMiddle'>>(
  pages: readonly P[],
  area: Page['area'],
  rights: readonly string[],
): P | undefined =>
  pages.find(
    (page) =>
      page.area === area && page.isMiddle && (page.right === undefined || rights.includes(page.right)),
  );

/** From the page up to where it is reached from. */
export function toBreadcrumbs<P extends Placed>(pages: readonly P[], page: P): P[] {
  const parent = pages.find((one) => one.path === page.parent);
  return parent ? [...toBreadcrumbs(pages, parent), page] : [page];
}
