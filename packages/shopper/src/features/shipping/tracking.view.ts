/** The statuses of a parcel, as they are named on the wire. */
import type { LogisticsStatus } from '@chengji/contract';

const statuses: Record<LogisticsStatus, true> = {
  ordered: true,
  processing: true,
  waiting_pickup: true,
  picked_up: true,
  in_transit: true,
  out_for_delivery: true,
  signed: true,
  problem: true,
  return_sign: true,
  returned: true,
  transferred: true,
  unpaid: true,
};

export const isStatus = (status: string): status is LogisticsStatus => Object.hasOwn(statuses, status);
