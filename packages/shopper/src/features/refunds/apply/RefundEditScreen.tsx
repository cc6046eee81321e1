import type { Refund } from '@chengji/contract';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { PageSkeleton } from '../../../design/feedback/PageSkeleton.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { leavePage, replace } from '../../../kernel/router/navigation.ts';
import { usePage, useParams } from '../../../kernel/router/page-context.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import { GoodsHead } from '../components/GoodsHead.tsx';
import { Rejection } from '../components/Rejection.tsx';
import { useEdit, useRefundToEdit } from '../queries.ts';
import { useRefundStrings } from '../strings.ts';
import { isShipped, toWritten } from './application.view.ts';
import { RefundFormPage } from './RefundFormPage.tsx';
import { useRefundForm } from './use-refund-form.ts';

/** Changes an application that was rejected, and submits it again. */
export function RefundEditScreen() {
  const t = useRefundStrings();
  const { id } = useParams('pages/user/refund/edit');
  const query = useRefundToEdit(id);
  if (query.data?.can.edit) return <EditPage refund={query.data} />;
  return (
    <Page>
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {() => (
          <Empty
            picture="robot"
            title={t('notEditable')}
            action={t('seeRefund')}
            onAction={() => replace('pages/user/refund/details', { id })}
          />
        )}
      </QueryView>
    </Page>
  );
}

function EditPage({ refund }: { refund: Refund }) {
  const t = useRefundStrings();
  const { entry } = usePage();
  const { id, goods, order_id, line_id } = refund;
  const form = useRefundForm({
    orderId: order_id,
    lineId: line_id,
    isShipped: isShipped(refund),
    draft: `refund ${id}`,
    initial: toWritten(refund),
  });
  const editing = useEdit(() => {
    form.forget();
    toastOnLeaving(t('submitted'));
    // the refund's own page lies below, unless this one was opened by its address
    if (entry.depth > 0) leavePage();
    else replace('pages/user/refund/details', { id });
  }, form.showRefusal);
  const handleSubmit = () =>
    form.submit((application) => {
      if (!editing.isPending) editing.mutate({ id, ...application });
    });
  return (
    <RefundFormPage
      form={form}
      orderId={order_id}
      isShipped={isShipped(refund)}
      busy={editing.isPending}
      submit={t('resubmit')}
      onSubmit={() => void handleSubmit()}
      head={
        <>
          <Rejection refund={refund} />
          <SectionCard>
            <GoodsHead goods={goods}>
              <Text size={12} tone={3}>
                {t('editLeft', { count: refund.resubmissions_left })}
              </Text>
            </GoodsHead>
          </SectionCard>
        </>
      }
    />
  );
}
