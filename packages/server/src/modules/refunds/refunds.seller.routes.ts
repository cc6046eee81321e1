import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { deleteReturnAddress } from './addresses/delete-address.ts';
import { listReturnAddresses } from './addresses/list-addresses.ts';
import { saveReturnAddress } from './addresses/save-address.ts';
import { addShopsEvidence } from './deciding/add-evidence.ts';
import { approveRefund } from './handling/approve-refund.ts';
import { receiveReturn } from './handling/receive-return.ts';
import { refuseReturn, rejectRefund } from './handling/reject-refund.ts';
import { listShopRefunds } from './lists/list-staff-refunds.ts';
import { exportRefunds } from './reports/export-refunds.task.ts';
import { showSellerRefund } from './showing/show-seller-refund.ts';

export const refundsSellerRoutes = routes(calls, {
  'GET /seller/refunds/list': { verb: listShopRefunds },
  'GET /seller/refunds/details': { verb: showSellerRefund },
  'POST /seller/refunds/approve': { verb: approveRefund },
  'POST /seller/refunds/reject': { verb: rejectRefund },
  'POST /seller/refunds/receive': { verb: receiveReturn },
  'POST /seller/refunds/refuse': { verb: refuseReturn },
  'POST /seller/refunds/evidence': { verb: addShopsEvidence },
  'POST /seller/refunds/export': { verb: exportRefunds },
  'GET /seller/refunds/addresses': { verb: listReturnAddresses },
  'POST /seller/refunds/save_address': { verb: saveReturnAddress },
  'POST /seller/refunds/delete_address': { verb: deleteReturnAddress },
});
