/** An unfinished edit, kept in this browser until it is saved or given up. */
import type { Draft } from './draft.ts';

export type KeptDraft = {
  draft: Draft;
  keptAt: number;
  /** When the goods had last been changed as the edit began; another time means somebody else changed it since. */
  basedOn: number | null;
};

const keyOf = (shopId: number, goodsId: number | undefined) => `console.draft.${shopId}.${goodsId ?? 'new'}`;

export function keepDraft(shopId: number, goodsId: number | undefined, kept: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(shopId, goodsId), JSON.stringify(kept));
  } catch {
    // The browser's store is full: the edit goes on, it is only not kept.
  }
}

export function keptDraft(shopId: number, goodsId: number | undefined): KeptDraft | undefined {
  const text = localStorage.getItem(keyOf(shopId, goodsId));
  if (!text) return undefined;
  try {
    const kept = JSON.parse(text) as KeptDraft;
    return Array.isArray(kept.draft?.skus) && Array.isArray(kept.draft.specs) && kept.draft.english
      ? kept
      : undefined;
  } catch {
    return undefined;
  }
}

export const dropDraft = (shopId: number, goodsId: number | undefined): void =>
  localStorage.removeItem(keyOf(shopId, goodsId));
