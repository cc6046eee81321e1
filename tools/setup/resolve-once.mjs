/**
 * Given to Node by `--import` before a market: what several files import is looked up once. Node reads the whole
 * package.json of a package at each import of it, which of drizzle-orm alone is half the time of a start.
 */
import { registerHooks } from 'node:module';

/** @typedef {import('node:module').ResolveFnOutput} Resolved */
/** @type {Map<string, Resolved>} */
const known = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const key = toKey(specifier, context);
    if (key === null) return next(specifier, context);
    const found = known.get(key) ?? { ...next(specifier, context), shortCircuit: true };
    known.set(key, found);
    return found;
  },
});

/**
 * The same key for all imports that lead to the same file: a file by where it lies, a package by
 * which of ours asks. Null is for what has to be looked up each time.
 * @param {string} specifier
 * @param {import('node:module').ResolveHookContext} context
 */
function toKey(specifier, { parentURL, conditions, importAttributes }) {
  if (!parentURL || !conditions.includes('import') || Object.keys(importAttributes).length > 0) return null;
  if (/^\.\.?\//.test(specifier)) return new URL(specifier, parentURL).href;
  const ours = /^(?!.*\/node_modules\/).*\/packages\/[^/]+\//.exec(parentURL);
  return ours ? `${ours[0]} ${specifier}` : null;
}
