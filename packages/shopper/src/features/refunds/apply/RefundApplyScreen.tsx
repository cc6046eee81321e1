import { useIdempotencyKey } from '@chengji/client-kit/react';
import { PageSkeleton } from '../../../design/feedback/PageSkeleton.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { replace } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import { useOrder } from '../../orders/index.ts';
import { GoodsHead } from '../components/GoodsHead.tsx';
import { useApply } from '../queries.ts';
import { getMark, isWithBuyer } from '../refund.view.ts';
import { useRefundStrings } from '../strings.ts';
import { blank } from './application.view.ts';
import { NoRefund, OpenRefund } from './NoRefund.tsx';
import { type Line, RefundFormPage, toGoods } from './RefundFormPage.tsx';
import { useRefundForm } from './use-refund-form.ts';

/** Applies for a refund of pieces of one order line. */
export function RefundApplyScreen() {
  const { order_id, line_id } = useParams('pages/user/refund/apply');
  const query = useOrder(order_id);
  const line = query.data?.lines.find(({ id }) => id === line_id);
  const open = line?.refund && getMark(line.refund.state) === 'open' ? line.refund : null;
  if (line && !open) return <ApplyPage line={line} orderId={order_id} />;
  return (
    <Page onRefresh={() => query.refetch()}>
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {() => (open ? <OpenRefund id={open.id} /> : <NoRefund fault={null} orderId={order_id} />)}
      </QueryView>
    </Page>
  );
}

function ApplyPage({ line, orderId }: { line: Line; orderId: number }) {
  const t = useRefundStrings();
  const { number = null } = useParams('pages/user/refund/apply');
  const getKey = useIdempotencyKey();
  const form = useRefundForm({
    orderId,
    lineId: line.id,
    isShipped: isWithBuyer(line),
    draft: `line ${line.id}`,
    initial: { ...blank, number },
  });
  const applying = useApply(({ id }) => {
    form.forget();
    toastOnLeaving(t('submitted'));
    replace('pages/user/refund/details', { id });
  }, form.showRefusal);
  const handleSubmit = () =>
    form.submit((application) => {
      if (applying.isPending) return;
      const asked = { order_id: orderId, line_id: line.id, ...application };
      applying.mutate({ ...asked, idempotencyKey: getKey(asked) });
    });
  return (
    <RefundFormPage
      form={form}
      orderId={orderId}
      isShipped={isWithBuyer(line)}
      busy={applying.isPending}
      submit={t('submit')}
      onSubmit={() => void handleSubmit()}
      head={
        <SectionCard>
          <GoodsHead goods={toGoods(line)} />
        </SectionCard>
      }
    />
  );
}
