import type { Draft } from '../draft.ts';

/** What every card of the editor is given: the whole draft, and how to change part of it. */
export type CardProps = { draft: Draft; onChange: (change: Partial<Draft>) => void };

/** What of its skus the person may change, by rights beside the one to write goods. */
export type SkuRights = { price: boolean; stock: boolean };
