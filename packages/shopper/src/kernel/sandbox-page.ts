import { currentLanguage } from './language.ts';

/** The address of a page elsewhere; one of the sandbox is opened in the app's language. */
export function toPageAddress(url: string): string {
  const page = new URL(url, location.href);
  if (page.pathname.startsWith('/sandbox/')) page.searchParams.set('lang', currentLanguage());
  return page.href;
}
