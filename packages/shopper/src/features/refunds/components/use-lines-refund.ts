import { newIdempotencyKey } from '@chengji/client-kit';
import type { OrderDetails, Received, RefundKind } from '@chengji/contract';
import { useRef, useState } from 'react';
import { ask } from '../../../kernel/modal.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import { useApplyForLines, useReasons } from '../queries.ts';
import { isWithBuyer, isZero } from '../refund.view.ts';
import { useRefundStrings } from '../strings.ts';

type Lines = OrderDetails['lines'];
type Missing = 'received' | 'reason' | null;

/** One application for several lines of an order: which of them, how, why, and which of them were refused. */
export function useLinesRefund(orderId: number, lines: Lines, onDone: () => void) {
  const t = useRefundStrings();
  const [left, setLeft] = useState<readonly number[]>([]);
  const [wanted, setWanted] = useState<RefundKind>('refund_only');
  const [received, setReceived] = useState<Received | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map());
  const isAsking = useRef(false);
  const keys = useRef(new Map<string, string>());

  const chosen = lines.filter(({ id }) => !left.includes(id));
  const isAnySent = chosen.some(isWithBuyer);
  const kinds = listKinds(chosen);
  const kind = kinds.includes(wanted) ? wanted : 'refund_only';
  const reasons = useReasons(kind).data?.rows ?? [];
  const reason = reasons.find((one) => one.code === code)?.code ?? null;
  const missing: Missing = isAnySent && received === null ? 'received' : reason === null ? 'reason' : null;

  const applying = useApplyForLines((results) => {
    const refused = results.flatMap(({ id, fault }) => (fault === null ? [] : [[id, fault] as const]));
    setFaults(new Map(refused));
    if (refused.length > 0) return;
    toastOnLeaving(t('submitted'));
    onDone();
    go('pages/user/refund/lists', { state: 'open' });
  });
  const getKey = (asked: object) => {
    const name = JSON.stringify(asked);
    const key = keys.current.get(name) ?? newIdempotencyKey();
    keys.current.set(name, key);
    return key;
  };
  return {
    left,
    setLeft,
    count: chosen.length,
    kinds,
    kind,
    setKind: setWanted,
    isAnySent,
    received,
    setReceived,
    reasons,
    reason,
    setReason: setCode,
    missing: isTried ? missing : null,
    faults,
    isPending: applying.isPending,
    /** Asks first where nothing would go back of one of them. */
    async submit() {
      setTried(true);
      if (missing !== null || reason === null || applying.isPending || isAsking.current) return;
      isAsking.current = true;
      const isMeant = !chosen.some(({ refundable }) => isZero(refundable)) || (await ask(t('zeroAskLines')));
      isAsking.current = false;
      if (!isMeant) return;
      const asked = chosen.map((line) => ({
        order_id: orderId,
        line_id: line.id,
        kind,
        received: (isWithBuyer(line) && received) || ('not_received' as const),
        reason,
      }));
      applying.mutate(asked.map((line) => ({ asked: line, key: getKey(line) })));
    },
  };
}

/** What was not sent whole cannot come back whole. */
const listKinds = (lines: Lines): RefundKind[] =>
  lines.every(({ shipped }) => shipped) ? ['refund_only', 'return_and_refund'] : ['refund_only'];
