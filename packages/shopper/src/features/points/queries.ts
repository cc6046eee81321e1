import type { CallOut, RankOrder } from '@chengji/contract';
import { freshen, useCall, useListCall, useSend } from '../../kernel/calls/use-call.ts';
import { loadUser } from '../../kernel/session/session.ts';

const infoCall = 'GET /wanlshop/signin/info';
const logCall = 'GET /wanlshop/signin/log';
const rankCall = 'GET /wanlshop/signin/rank';
const levelCall = 'GET /wanlshop/points/level';

const changed = [infoCall, logCall, rankCall, levelCall] as const;

/** Of this month, or of another; fetched each time, for days go by. */
export const useCheckInInfo = (month?: string) =>
  useCall(infoCall, month ? { month } : {}, { freshMs: 0, keepsPrevious: true });

export const reloadCheckIn = () => freshen(infoCall, rankCall);

type Done = (answer: CallOut<'POST /wanlshop/signin/sign'>) => void;

const useChange = <K extends 'POST /wanlshop/signin/sign' | 'POST /wanlshop/signin/makeup'>(
  name: K,
  onDone: Done,
) =>
  useSend(name, {
    changes: changed,
    onDone: (answer) => {
      void loadUser();
      onDone(answer);
    },
  });

export const useCheckIn = (onDone: Done) => useChange('POST /wanlshop/signin/sign', onDone);
export const useMakeUp = (onDone: Done) => useChange('POST /wanlshop/signin/makeup', onDone);

export const usePointsLog = () => useListCall(logCall, { limit: 20 }, { freshMs: 0 });
export const reloadPointsLog = () => freshen(logCall);

export const useRank = (by: RankOrder) => useCall(rankCall, { by }, { freshMs: 0, keepsPrevious: true });
export const reloadRank = () => freshen(rankCall);

export const useLevels = () => useCall(levelCall, {}, { freshMs: 0 });

const mostVip = 10;

/** What a level can be used for in the coupon centre. */
export const useVipCoupons = () =>
  useCall('GET /wanlshop/coupon/list', { type: 'vip', limit: mostVip }, { isSilent: true });
