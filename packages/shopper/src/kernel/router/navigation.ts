/** How every feature opens pages: typed by page, sent to login where a page needs it. */
import {
  type ParamsArgument,
  type ParamsOf,
  type Path,
  type Place,
  readAddress,
  writeAddress,
} from './page-params.ts';
import type { Router } from './router.ts';
import { findVisitSource } from './visit-source.ts';

let router: Router | null = null;

/** The app hands in the one router when it starts. */
export function bindRouter(started: Router): void {
  router = started;
}

/** Where in the app the person came from to the page on top. */
export const getVisitSource = () => findVisitSource(router?.store.getState().pages ?? []);

/** Opens a page: a tab's path switches tab, any other is pushed. */
export function go<P extends Path>(path: P, ...[params]: ParamsArgument<P>): void {
  router?.go({ path, params: params ?? {} });
}

/** Replaces the current page. */
export function replace<P extends Path>(path: P, ...[params]: ParamsArgument<P>): void {
  router?.replace({ path, params: params ?? {} });
}

/** To the page below; from the bottom of the stack to the home page. */
export function back(steps = 1): void {
  router?.back(steps);
}

/** To the page below from what is done, also where a sheet is open still: `back` would close that one alone. */
export function leavePage(): void {
  router?.leavePage();
}

/** While something lies over the page, going back closes it instead; answers how to end that. */
export function cover(close: () => void): () => void {
  return router?.cover(close) ?? (() => {});
}

/** After a login: on to where the person was going, or back to where they were; `above` opens over that. */
export function leaveLogin(above?: Place): void {
  router?.leaveLogin(above);
}

/** To the login page, from a page that needs one or an answer 401. */
export function askLogin(): void {
  router?.askLogin();
}

/** Opens an internal address that came as data, such as an advert's; false when it is no page of the app. */
export function openAddress(address: string): boolean {
  const place = readAddress(address);
  if (place) router?.go(place);
  return place !== null;
}

/** The address of a page, for `href`. */
export function toHref<P extends Path>(path: P, ...[params]: ParamsArgument<P>): string {
  return `#${writeAddress({ path, params: (params ?? {}) as ParamsOf<P> & {} })}`;
}
