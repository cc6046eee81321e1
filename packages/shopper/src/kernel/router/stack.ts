/**
 * The pages that are open, bottom to top, as data. Each sits at the depth of its entry in the browser's history,
 * so going back, forward and reloading all end in the right place. After a reload only the top is known;
 * what lies below is read from the address again when the person goes back to it.
 */
import { type Place, writeAddress } from './page-params.ts';

/** Where a login began: its depth, and the address to go on to, if it was on the way to one. */
export type Login = { depth: number; target: string | null };

export type Entry = Place & { key: string; depth: number; login: Login | null };

export type Stack = {
  /** Open pages by depth, lowest first; never empty once started. */
  readonly pages: readonly Entry[];
  /** The page that is on its way out after going back. */
  readonly leaving: Entry | null;
  /** How the top page appeared: a pushed page moves in, any other is simply there. */
  readonly motion: 'push' | 'back' | 'none';
};

/** Pages that stay mounted; deeper ones are made again from their address. */
export const MOUNTED_PAGES = 10;

export const getTopEntry = (stack: Stack): Entry | undefined => stack.pages.at(-1);

const keepMounted = (pages: readonly Entry[]) => pages.slice(-MOUNTED_PAGES);

export function pushed(stack: Stack, entry: Entry): Stack {
  return { pages: keepMounted([...below(stack, entry.depth), entry]), leaving: null, motion: 'push' };
}

/** The page at this depth is put in the place of the one there; what was above is gone. */
export function replaced(stack: Stack, entry: Entry): Stack {
  return { pages: keepMounted([...below(stack, entry.depth), entry]), leaving: null, motion: 'none' };
}

/** History moved to an entry: a page still open there is shown as it was left, otherwise it is opened again. */
export function revealed(stack: Stack, entry: Entry): Stack {
  const top = getTopEntry(stack);
  if (!top || entry.depth > top.depth) return pushed(stack, entry);
  const open = stack.pages.find((page) => page.key === entry.key);
  const pages = keepMounted([...below(stack, entry.depth), open ?? entry]);
  if (entry.depth === top.depth) return { pages, leaving: null, motion: 'none' };
  return { pages, leaving: top, motion: 'back' };
}

export const settled = (stack: Stack): Stack => ({ ...stack, leaving: null, motion: 'none' });

/** A second tap while the page it opened still moves in opens nothing. */
export function isRepeated(stack: Stack, place: Place): boolean {
  const top = getTopEntry(stack);
  return stack.motion === 'push' && top !== undefined && writeAddress(top) === writeAddress(place);
}

const below = (stack: Stack, depth: number) => stack.pages.filter((page) => page.depth < depth);
