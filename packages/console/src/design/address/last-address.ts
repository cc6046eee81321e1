const addresses = new Map<string, string>();

/** Keeps what a list shows, by its page, as long as the window is open. */
export const rememberAddress = (page: string, search: string): void => void addresses.set(page, search);

/** A page as it was last seen: going back to a list finds its filters and its place. */
export const toLastAddress = (page: string): string => page + (addresses.get(page) ?? '');
