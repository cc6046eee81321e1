import { call } from '../../../kernel/calls/call.ts';

export const sendNotInterested = (id: number) => call('POST /wanlshop/find/not_interested', { id });
