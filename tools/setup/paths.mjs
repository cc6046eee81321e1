import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string} path below the root of the repository */
export const at = (path) => `${root}${path}`;

/** The pinned Node, as npm installed it. Everything after the installation runs on this one. */
export const pinnedNode = at('node_modules/node/bin/node');

/** What a Node that runs a market begins with: what its files import is looked up once. */
export const lookingUpOnce = ['--import', new URL('./resolve-once.mjs', import.meta.url).href];

/** @param {string} name a command of an installed package */
export const bin = (name) => at(`node_modules/.bin/${name}`);

/** Stamps and generated matter that may be deleted at any time. */
export const cacheDir = at('.cache');
