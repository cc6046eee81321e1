import { type Area, toArea } from '../../../kernel/session.ts';

/** Where to go after login: the page asked for when it is one of this area, else the area's first page. */
export function wayBack(area: Area, from: string | null): string {
  const isOwn =
    from !== null && !from.includes('//') && toArea(from) === area && !from.startsWith(`/${area}/login`);
  return isOwn ? from : `/${area}`;
}
