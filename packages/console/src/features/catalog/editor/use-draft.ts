import { useEffect, useState } from 'react';
import { serverNow } from '../../../kernel/server-time.ts';
import { type Draft, draftOf, emptyDraft, type SellerGoods } from '../draft.ts';
import { dropDraft, keepDraft, keptDraft } from '../draft-storage.ts';

const restMs = 800;

/** The edit of a goods: begun from what was kept of it, and kept again whenever typing rests. */
export function useDraft(shopId: number, goods: SellerGoods | undefined) {
  const basedOn = goods?.updated_at ?? null;
  const [restored] = useState(() => keptDraft(shopId, goods?.id));
  const start = () => (goods ? draftOf(goods) : emptyDraft());
  const [draft, setDraft] = useState<Draft>(() => restored?.draft ?? start());
  const [keptAt, setKeptAt] = useState(restored?.keptAt);
  const [isTouched, setTouched] = useState(false);

  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => {
      const now = serverNow();
      keepDraft(shopId, goods?.id, { draft, keptAt: now, basedOn });
      setKeptAt(now);
    }, restMs);
    return () => clearTimeout(timer);
  }, [draft, isTouched, shopId, goods?.id, basedOn]);

  return {
    draft,
    keptAt,
    /** A draft of an earlier visit: when it was kept, and whether the goods was changed since. */
    restored: restored &&
      keptAt !== undefined && { at: restored.keptAt, isStale: restored.basedOn !== basedOn },
    change: (change: Partial<Draft>) => {
      setTouched(true);
      setDraft((now) => ({ ...now, ...change }));
    },
    /** Back to what the market knows. */
    giveUp: () => {
      dropDraft(shopId, goods?.id);
      setTouched(false);
      setKeptAt(undefined);
      setDraft(start());
    },
    saved: () => {
      setTouched(false);
      dropDraft(shopId, goods?.id);
    },
  };
}
