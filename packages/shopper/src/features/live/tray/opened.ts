import { ignoreErrors } from '@chengji/client-kit/react';
import { call } from '../../../kernel/calls/call.ts';

/** Goods of a live are opened: its host is told how many. That it was not counted concerns nobody who buys. */
export const countOpened = (id: number, goods_id: number): void =>
  void ignoreErrors(call('POST /wanlshop/live/open_goods', { id, goods_id }));
