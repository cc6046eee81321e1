import { PageSkeleton } from '../../../design/feedback/PageSkeleton.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { leavePage } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { OrderActions } from '../components/OrderActions.tsx';
import { listActions } from '../order.view.ts';
import { useOrder } from '../queries.ts';
import { DetailsBody } from './DetailsBody.tsx';

/** One order, whole, with everything that may be done with it. */
export function OrderDetailsScreen() {
  const { id } = useParams('pages/user/order/details');
  const query = useOrder(id);
  const order = query.data;
  const actions = order ? listActions(order) : [];
  const bar = order && actions.length > 0 && (
    <BottomBar>
      <Box push>
        <OrderActions order={order} actions={actions} isAlone onDeleted={leavePage} />
      </Box>
    </BottomBar>
  );
  return (
    <Page wash bar={bar} onRefresh={() => query.refetch()}>
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {(shown) => <DetailsBody order={shown} />}
      </QueryView>
    </Page>
  );
}
