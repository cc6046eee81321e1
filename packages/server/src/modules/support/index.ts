/** The public API of support. */
export { intentDocuments } from './finding/own-things.ts';
export { toPlainText } from './finding/plain-text.rules.ts';
export { findSources, indexSources } from './finding/source-index.rules.ts';
