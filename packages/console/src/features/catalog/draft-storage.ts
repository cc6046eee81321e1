/** An unfinished edit, kept in this browser until the market has it. */
import type { CallOut } from '@chengji/contract';
import { type Draft, emptyDraft } from './draft.ts';

export type KeptDraft = {
  draft: Draft;
  keptAt: number;
  /** The version of the goods as the edit began; another one means somebody else saved it since. */
  basedOn: number | null;
};

const toKey = (shopId: number, goodsId: number | undefined) => `console.draft.${shopId}.${goodsId ?? 'new'}`;

export function keepDraft(shopId: number, goodsId: number | undefined, kept: KeptDraft): void {
  try {
    localStorage.setItem(toKey(shopId, goodsId), JSON.stringify(kept));
  } catch {
    // The browser's store is full: the edit goes on, it is only not kept.
  }
}

/** What was kept before the form had a field has none of it. */
function readDraft(draft: Partial<Draft> | undefined): Draft | undefined {
  if (!Array.isArray(draft?.skus) || !Array.isArray(draft.specs) || !draft.english) return undefined;
  const specs = draft.specs.map((spec) => ({ ...spec, images: spec.images ?? [] }));
  return { ...emptyDraft(), ...draft, specs };
}

export function keptDraft(shopId: number, goodsId: number | undefined): KeptDraft | undefined {
  const text = localStorage.getItem(toKey(shopId, goodsId));
  if (!text) return undefined;
  try {
    const kept = JSON.parse(text) as KeptDraft;
    const draft = readDraft(kept.draft);
    return draft && { ...kept, draft };
  } catch {
    return undefined;
  }
}

export type GoodsDrafts = CallOut<'GET /seller/goods_drafts/details'>;

/** Of what this browser still keeps and what the market has, what was typed last. */
export function newestDraft(here: KeptDraft | undefined, own: GoodsDrafts['own']): KeptDraft | undefined {
  const draft = own ? readDraft(own.content as Partial<Draft>) : undefined;
  if (!own || !draft) return here;
  const there = { draft, keptAt: own.saved_at, basedOn: own.version };
  return here && here.keptAt >= there.keptAt ? here : there;
}

export const dropDraft = (shopId: number, goodsId: number | undefined): void =>
  localStorage.removeItem(toKey(shopId, goodsId));
