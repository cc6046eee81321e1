import { serverNow } from '@chengji/client-kit/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, emptyDraft, type SellerGoods, toDraft } from '../draft.ts';
import { dropDraft, type KeptDraft, keepDraft } from '../draft-storage.ts';
import { deleteGoodsDraft, saveGoodsDraft } from '../queries.ts';

const restMs = 800;
/** No browser sends more than 64 KB while it is closing a page. */
const mostOnLeaving = 60_000;

/**
 * The edit of a goods: begun from what was kept of it. Whenever typing rests, and when the page is left, it is
 * kept: in this browser until the market has it, so that no cut line loses it, then by the market for all
 * devices of the person.
 */
export function useDraft(shopId: number, goods: SellerGoods | undefined, kept: KeptDraft | undefined) {
  const basedOn = goods?.version ?? null;
  const [restored] = useState(kept);
  const start = () => (goods ? toDraft(goods) : emptyDraft());
  const [draft, setDraft] = useState<Draft>(() => restored?.draft ?? start());
  const [keptAt, setKeptAt] = useState(restored?.keptAt);
  /** What a restored edit began from may have been saved anew by somebody else since. */
  const [began, setBegan] = useState(restored ? restored.basedOn : basedOn);
  const pending = useRef(false);
  const sending = useRef<Promise<unknown>>(Promise.resolve());

  const which = goods ? { goods_id: goods.id } : {};
  const keep = useEffectEvent((keepalive: boolean) => {
    if (!pending.current) return;
    pending.current = false;
    const now = serverNow();
    keepDraft(shopId, goods?.id, { draft, keptAt: now, basedOn: began });
    setKeptAt(now);
    const input = { ...which, version: began, content: draft };
    if (keepalive && JSON.stringify(input).length > mostOnLeaving) return;
    const send = () =>
      saveGoodsDraft(input, keepalive).then(
        ({ saved_at }) => {
          if (pending.current) return;
          dropDraft(shopId, goods?.id);
          setKeptAt(saved_at);
        },
        () => {}, // it stays in this browser, and is sent with the next change
      );
    sending.current = keepalive ? send() : sending.current.then(send);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the rest anew
  useEffect(() => {
    const timer = setTimeout(() => keep(false), restMs);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && keep(true);
    const hide = () => keep(true);
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', hide);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', hide);
      keep(false);
    };
  }, []);

  const forget = () => {
    pending.current = false;
    setKeptAt(undefined);
    dropDraft(shopId, goods?.id);
  };
  return {
    draft,
    keptAt,
    began,
    /** A draft of an earlier visit: when it was kept, and whether the goods was changed since. */
    restored: restored && keptAt !== undefined && { at: restored.keptAt, isStale: began !== basedOn },
    change: (change: Partial<Draft>) => {
      pending.current = true;
      setDraft((now) => ({ ...now, ...change }));
    },
    /** All of it is kept, and nothing on its way any more that could come after a save. */
    settled: async () => {
      keep(false);
      await sending.current;
    },
    /** Back to what the market knows. */
    giveUp: () => {
      forget();
      setBegan(basedOn);
      setDraft(start());
      sending.current = sending.current.then(() => deleteGoodsDraft(which).catch(() => {}));
    },
    /** The market threw its own away with the save. */
    saved: forget,
  };
}
