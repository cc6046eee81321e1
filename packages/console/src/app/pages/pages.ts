import type { Area } from '../../kernel/session.ts';
import type { AreaPage, Page } from './page.ts';
import { platformPages } from './platform-pages.ts';
import { sellerPages } from './seller-pages.ts';

const of = (area: Area, pages: readonly AreaPage[]): Page[] => pages.map((page) => ({ ...page, area }));

/** Every page of the console behind a login. */
export const pages: readonly Page[] = [...of('seller', sellerPages), ...of('platform', platformPages)];
