import type { CallIn } from '@chengji/contract';
import { useCall } from '../../../kernel/calls/use-call.ts';

type Items = CallIn<'POST /wanlshop/order/quote'>['items'];

const FRESH_MS = 30_000;

/** What these lines would cost now; where the market makes no quote of them, checking out says why. */
export const useLinesQuote = (items: Items, enabled: boolean) =>
  useCall(
    'POST /wanlshop/order/quote',
    { type: 'cart', items },
    { enabled, freshMs: FRESH_MS, isSilent: true },
  );
