/** The public API of support. */

/** For the demo market and tests: what the console calls. */
export { saveBankQuestion } from './bank/edit-bank.ts';
export { chooseNear } from './finding/near.rules.ts';
/** For measuring how well the assistant finds. */
export { intentDocuments } from './finding/own-things.ts';
export { toPlainText } from './finding/plain-text.rules.ts';
export { findSources, indexSources } from './finding/source-index.rules.ts';
export { supportModule } from './support.module.ts';
