import { useIdempotencyKey } from '@chengji/client-kit/react';
import type { LateChoice, Quote } from '@chengji/contract';
import { useState } from 'react';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { replace } from '../../../kernel/router/navigation.ts';
import { useOpenForResult } from '../../../kernel/router/results.ts';
import { toast } from '../../../kernel/toast.ts';
import { loadCart } from '../../cart/index.ts';
import { usePlaceOrder } from '../queries.ts';
import { useOrderStrings } from '../strings.ts';
import { CheckoutBar } from './CheckoutBar.tsx';
import { CheckoutBody } from './CheckoutBody.tsx';
import { CheckoutFault } from './CheckoutFault.tsx';
import { type Checkout as CheckoutItems, type Remarks, toOrder } from './checkout.view.ts';
import { chooseAddress } from './chosen-address.ts';
import { isRefusal, useCheckout } from './use-checkout.ts';

/** The quote of these items, and the order that is placed by it. */
export function Checkout({ checkout }: { checkout: CheckoutItems }) {
  const t = useOrderStrings();
  const { quote, fault, choose, again, correct } = useCheckout(checkout);
  const [remarks, setRemarks] = useState<Remarks>({});
  const [late, setLate] = useState<LateChoice | null>(null);
  const getKey = useIdempotencyKey();
  const placing = usePlaceOrder(
    ({ trade_no, payable }) => {
      chooseAddress(null);
      void loadCart();
      // an order that cards paid in full is paid as it is placed
      if (payable === '0.00') replace('pages/page/success', { type: 'pay', trade_no });
      else replace('pages/user/money/pay', { trade_no });
    },
    (refused) => {
      reportFault(refused);
      if (isRefusal(refused)) correct(refused);
    },
  );
  const openAddresses = useOpenForResult('pages/user/address/address', chooseAddress);
  const handleChoose = () => openAddresses({ choose: '1' });
  const handleSubmit = ({ address, ...shown }: Quote) => {
    if (!address) {
      toast(t('chooseAddress'));
      handleChoose();
      return;
    }
    if (placing.isPending) return;
    const order = toOrder(checkout, { ...shown, address }, remarks, late ?? shown.group?.late);
    placing.mutate({ ...order, idempotencyKey: getKey(order) });
  };
  if (fault) {
    return (
      <Page>
        <CheckoutFault fault={fault} onChoose={handleChoose} onRetry={() => void again()} />
      </Page>
    );
  }
  const { data } = quote;
  const bar = data && (
    <CheckoutBar
      quote={data}
      busy={placing.isPending || quote.isPlaceholderData}
      onSubmit={() => handleSubmit(data)}
    />
  );
  return (
    <Page bar={bar} onRefresh={again}>
      <QueryView query={quote} skeleton={<RowsSkeleton />}>
        {(shown) => (
          <CheckoutBody
            quote={shown}
            remarks={remarks}
            onRemarks={setRemarks}
            onCards={choose}
            late={late}
            onLate={setLate}
            onChoose={handleChoose}
          />
        )}
      </QueryView>
    </Page>
  );
}
