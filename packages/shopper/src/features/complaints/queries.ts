import type { Complaint, ComplaintType } from '@chengji/contract';
import { freshen, refresh, useCall, useListCall, useSend } from '../../kernel/calls/use-call.ts';
import { subscribeToFrames } from '../../kernel/live/socket-lifecycle.ts';

const list = 'GET /wanlshop/complaint/list';
const details = 'GET /wanlshop/complaint/details';

subscribeToFrames((frame) => {
  if (frame.type === 'notice' && frame.modules === 'complaint') refresh(list, details);
});

export const useTarget = (type: ComplaintType, id: number) =>
  useCall('GET /wanlshop/complaint/target', { type, target_id: id });

export const useReasons = (type: ComplaintType) => useCall('GET /wanlshop/complaint/reasons', { type });

export const useSubmit = (onDone: (complaint: Complaint) => void, onFault: (fault: Error) => void) =>
  useSend('POST /wanlshop/complaint/submit', { changes: [list], onDone, onFault });

export const useComplaints = () => useListCall(list, { limit: 10 }, { freshMs: 0 });

/** Pulled to refresh. */
export const reloadComplaints = () => freshen(list, details);

export const useComplaint = (id: number) => useCall(details, { id }, { freshMs: 0 });
