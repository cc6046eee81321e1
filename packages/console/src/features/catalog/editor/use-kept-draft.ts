import { serverNow } from '@chengji/client-kit/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, emptyDraft, type SellerGoods, toDraft } from '../draft.ts';
import { dropDraft, type GoodsDrafts, keepDraft, keptDraft, newestDraft } from '../draft-storage.ts';
import { deleteGoodsDraft, saveGoodsDraft } from '../queries.ts';

const restMs = 800;
/** No browser sends more than 64 KB while it is closing a page. */
const mostOnLeaving = 60_000;

/**
 * What is kept of the edit of a goods, and begun from at the next visit. Whenever typing rests, and when the page
 * is left, it is kept: in this browser until the market has it, so that no cut line loses it, then by the market
 * for all devices of the person.
 */
export function useKeptDraft(shopId: number, goods: SellerGoods | undefined, drafts: GoodsDrafts) {
  const basedOn = goods?.version ?? null;
  const [restored] = useState(() => newestDraft(keptDraft(shopId, goods?.id), drafts.own));
  const [keptAt, setKeptAt] = useState(restored?.keptAt);
  /** What a restored edit began from may have been saved anew by somebody else since. */
  const [began, setBegan] = useState(restored ? restored.basedOn : basedOn);
  const unkept = useRef<Draft>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const which = goods ? { goods_id: goods.id } : {};
  const start = () => (goods ? toDraft(goods) : emptyDraft());

  function keep(keepalive = false): void {
    const draft = unkept.current;
    if (!draft) return;
    unkept.current = undefined;
    const now = serverNow();
    keepDraft(shopId, goods?.id, { draft, keptAt: now, basedOn: began });
    setKeptAt(now);
    const input = { ...which, version: began, content: draft };
    if (keepalive && JSON.stringify(input).length > mostOnLeaving) return;
    const send = () =>
      saveGoodsDraft(input, keepalive).then(
        ({ saved_at }) => {
          if (unkept.current) return;
          dropDraft(shopId, goods?.id);
          setKeptAt(saved_at);
        },
        () => {}, // it stays in this browser, and is sent with the next change
      );
    sending.current = keepalive ? send() : sending.current.then(send);
  }

  const keepOnLeaving = useEffectEvent(keep);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && keepOnLeaving(true);
    const hide = () => keepOnLeaving(true);
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', hide);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', hide);
      keepOnLeaving();
    };
  }, []);

  const forget = () => {
    unkept.current = undefined;
    setKeptAt(undefined);
    dropDraft(shopId, goods?.id);
  };
  return {
    start: () => restored?.draft ?? start(),
    keptAt,
    began,
    /** A draft of an earlier visit: when it was kept, and whether the goods was changed since. */
    restored: restored && keptAt !== undefined && { at: restored.keptAt, isStale: began !== basedOn },
    /** This is kept once no other follows for a moment. */
    typed(draft: Draft): void {
      unkept.current = draft;
      clearTimeout(resting.current);
      resting.current = setTimeout(keep, restMs);
    },
    /** All of it is kept, and nothing on its way any more that could come after a save. */
    async settled(): Promise<void> {
      keep();
      await sending.current;
    },
    /** Answers what the market knows. */
    giveUp(): Draft {
      forget();
      setBegan(basedOn);
      sending.current = sending.current.then(() => deleteGoodsDraft(which).catch(() => {}));
      return start();
    },
    /** The market threw its own away with the save. */
    saved: forget,
  };
}
