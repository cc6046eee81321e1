const addresses = new Map<string, string>();

/** Keeps what a list shows, by its page, as long as the window is open. */
export const rememberAddress = (page: string, search: string): void => void addresses.set(page, search);

/** A page as it was last seen: going back to a list finds its filters and its place. */
export const toLastAddress = (page: string): string => page + (addresses.get(page) ?? '');

/** The pages of the window's history, at the places the router gives them. */
const visited: string[] = [];

const getPlace = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Keeps which page is shown now. */
export function rememberVisit(page: string): void {
  visited[getPlace()] = page;
}

/** Whether one step back in the history leads to the page. */
export const isOneBack = (page: string): boolean => visited[getPlace() - 1] === page;
