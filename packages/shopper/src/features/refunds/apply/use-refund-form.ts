import { CallError } from '@chengji/client-kit';
import { useEffect, useRef, useState } from 'react';
import { faultText } from '../../../kernel/calls/faults.ts';
import { ask } from '../../../kernel/modal.ts';
import { parseAmount, toShortTyped } from '../../wallet/index.ts';
import { type Application, reportRefundFault, usePreview, useReasons } from '../queries.ts';
import { useRefundStrings } from '../strings.ts';
import {
  change,
  type Faults,
  type Field,
  findFaults,
  settle,
  toApplication,
  toField,
  type Written,
} from './application.view.ts';
import { drafts } from './drafts.ts';

type Subject = {
  orderId: number;
  lineId: number;
  isShipped: boolean;
  /** Under which name what is written is kept until it is sent. */
  draft: string;
  initial: Written;
};

type Errors = Partial<Record<Field, string>>;

/** An application being written; what is wrong or refused lands at its field. */
export function useRefundForm({ orderId, lineId, isShipped, draft, initial }: Subject) {
  const t = useRefundStrings();
  const [written, setWritten] = useState(() => drafts.find(draft) ?? initial);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const isAsking = useRef(false);
  const query = usePreview({
    order_id: orderId,
    line_id: lineId,
    ...(written.number === null ? {} : { number: written.number }),
    ...(written.kind ? { kind: written.kind } : {}),
    ...(written.reason ? { reason: written.reason } : {}),
  });
  const preview = query.data;
  const settled = preview ? settle(written, preview, isShipped) : written;
  const reasons = useReasons(settled.kind).data?.rows ?? [];
  const reason = reasons.find(({ code }) => code === written.reason);
  const shown: Written = { ...settled, reason: reason?.code ?? '' };
  const typed = shown.amount ?? (preview ? toShortTyped(preview.max) : '');
  const cents = parseAmount(typed);

  useEffect(() => {
    const [first] = Object.keys(errors);
    if (first) form.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'center' });
  }, [errors]);

  const say = (faults: Faults): Errors =>
    Object.fromEntries(
      Object.entries(faults).map(([field, fault]) => [
        field,
        t(fault, { amount: preview ? preview.max : '' }),
      ]),
    );

  return {
    form,
    query,
    preview,
    written: shown,
    reasons,
    reason,
    typed,
    errors,
    set(by: Partial<Written>) {
      const next = change(shown, by);
      setWritten(next);
      drafts.save(draft, next);
      setErrors({});
    },
    /** Hands on what was written once nothing is wrong with it; asks first where nothing would go back. */
    async submit(send: (application: Application) => void) {
      if (!preview || isAsking.current) return;
      const faults = findFaults(shown, cents, preview.max);
      setErrors(say(faults));
      const application = toApplication(shown, cents);
      if (Object.keys(faults).length > 0 || !application) return;
      isAsking.current = true;
      const isMeant = cents !== 0 || (await ask(t('zeroAsk')));
      isAsking.current = false;
      if (isMeant) send(application);
    },
    showRefusal(fault: Error) {
      const field = fault instanceof CallError ? toField(fault.key, fault.field) : null;
      if (field) setErrors({ [field]: faultText(fault) });
      else reportRefundFault(fault);
      // what can go back may have changed meanwhile
      void query.refetch();
    },
    forget: () => drafts.forget(draft),
  };
}

export type RefundForm = ReturnType<typeof useRefundForm>;
