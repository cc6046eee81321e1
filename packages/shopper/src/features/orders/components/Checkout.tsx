import { CallError } from '@chengji/client-kit';
import type { Quote } from '@chengji/contract';
import { useState } from 'react';
import { Page } from '../../../design/Page.tsx';
import { QueryView } from '../../../design/QueryView.tsx';
import { RowsSkeleton } from '../../../design/RowsSkeleton.tsx';
import { reportFault } from '../../../kernel/faults.ts';
import { go, replace } from '../../../kernel/router/navigation.ts';
import { toast } from '../../../kernel/toast.ts';
import { useIntention } from '../../../kernel/use-intention.ts';
import { loadCart } from '../../cart/index.ts';
import { chooseAddress, useChosenAddress } from '../../shipping/index.ts';
import { type Checkout as CheckoutItems, orderOf, type Remarks } from '../checkout.view.ts';
import { usePlaceOrder, useQuote } from '../queries.ts';
import { useOrderStrings } from '../strings.ts';
import { CheckoutBar } from './CheckoutBar.tsx';
import { CheckoutBody } from './CheckoutBody.tsx';
import { CheckoutFault } from './CheckoutFault.tsx';

const isRefusal = (fault: Error | null) => fault instanceof CallError && fault.kind === 'refused';

/** The quote of these items, and the order that is placed by it. */
export function Checkout({ checkout }: { checkout: CheckoutItems }) {
  const t = useOrderStrings();
  const { address } = useChosenAddress();
  const quote = useQuote(address ? { ...checkout, address_id: address.id } : checkout);
  const [remarks, setRemarks] = useState<Remarks>({});
  const keyOf = useIntention();
  const placing = usePlaceOrder(
    ({ trade_no }) => {
      chooseAddress(null);
      void loadCart();
      replace('pages/user/money/pay', { trade_no });
    },
    (fault) => {
      reportFault(fault);
      // what was shown is no longer so: the person sees how it is now before anything is placed
      if (isRefusal(fault)) void quote.refetch();
    },
  );
  const handleChoose = () => go('pages/user/address/address', { choose: '1' });
  const handleSubmit = ({ address, payable }: Quote) => {
    if (!address) {
      toast(t('chooseAddress'));
      handleChoose();
      return;
    }
    if (placing.isPending) return;
    const order = orderOf(checkout, { address, payable }, remarks);
    placing.mutate({ ...order, idempotencyKey: keyOf(order) });
  };
  const { data, error } = quote;
  if (error && isRefusal(error)) {
    return (
      <Page>
        <CheckoutFault fault={error} onChoose={handleChoose} onRetry={() => void quote.refetch()} />
      </Page>
    );
  }
  const bar = data && (
    <CheckoutBar
      quote={data}
      busy={placing.isPending || quote.isPlaceholderData}
      onSubmit={() => handleSubmit(data)}
    />
  );
  return (
    <Page bar={bar} onRefresh={() => quote.refetch()}>
      <QueryView query={quote} skeleton={<RowsSkeleton />}>
        {(shown) => (
          <CheckoutBody quote={shown} remarks={remarks} onRemarks={setRemarks} onChoose={handleChoose} />
        )}
      </QueryView>
    </Page>
  );
}
