import type { Draft } from '../draft.ts';

/** What every card of the editor is given: the whole draft, and how to change part of it. */
export type CardProps = { draft: Draft; onChange: (change: Partial<Draft>) => void };
