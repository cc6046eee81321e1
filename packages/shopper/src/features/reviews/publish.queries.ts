import { useSend } from '../../kernel/calls/use-call.ts';
import { refreshOrders } from '../orders/index.ts';

export const usePublishReview = (onDone: () => void) =>
  useSend('POST /wanlshop/order/comment', {
    changes: ['GET /wanlshop/goods/comments', 'GET /wanlshop/goods/details'],
    onDone: () => {
      refreshOrders();
      onDone();
    },
  });
