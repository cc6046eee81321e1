import { CallError } from '@chengji/client-kit';
import { useEffect, useState } from 'react';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { type Cards, cardFields, hasCards } from '../cards/cards.view.ts';
import { useQuote } from '../queries.ts';
import type { Checkout } from './checkout.view.ts';
import { useChosenAddress } from './chosen-address.ts';

export const isRefusal = (fault: Error | null): fault is CallError =>
  fault instanceof CallError && fault.kind === 'refused';

const isOfCard = (fault: Error | null) => isRefusal(fault) && fault.key === 'coupons.card_not_usable';

const none: Cards = { cards: {}, platform_card: null };

/**
 * What a checkout costs now. Until the person chooses cards, those that save most are used: the quote without
 * any names them, one more is made with them.
 */
export function useCheckout(checkout: Checkout) {
  const { address } = useChosenAddress();
  const [chosen, setChosen] = useState<Cards | null>(null);
  const asked = address ? { ...checkout, address_id: address.id } : checkout;
  const plain = useQuote(asked);
  const cards = chosen ?? plain.data?.best ?? none;
  // while the best choice may change, the known one is not sent
  const isKnown = chosen !== null || !plain.isFetching;
  const applied = useQuote({ ...asked, ...cardFields(cards) }, hasCards(cards) && isKnown);
  const quote = hasCards(cards) ? applied : plain;
  const isUnusable = chosen !== null && isOfCard(quote.error);

  const again = async () => {
    await Promise.all([plain.refetch(), chosen !== null && hasCards(chosen) && applied.refetch()]);
  };
  const forget = () => {
    setChosen(null);
    void plain.refetch();
  };
  // a card chosen before may not fit another address, or was used elsewhere meanwhile
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!isUnusable) return;
    reportFault(quote.error);
    forget();
  }, [isUnusable]);

  return {
    quote,
    fault: isRefusal(quote.error) && !isUnusable ? quote.error : null,
    choose: setChosen,
    again,
    /** What was shown is no longer so: the person sees how it is now before anything is placed. */
    correct: (fault: Error) => (isOfCard(fault) ? forget() : void again()),
  };
}
