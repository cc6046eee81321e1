import type { CallOut } from '@chengji/contract';
import { create } from 'zustand';
import { STORAGE_KEY } from '../constants.ts';
import { forget, readStored, store } from '../storage.ts';

/** The counters of the person logged in, as stored under `statistics`. */
export type Statistics = CallOut<'GET /wanlshop/user/statistics'>['statistics'];

const nothing: Statistics = {
  order: { pay: 0, delive: 0, receiving: 0, evaluate: 0, customer: 0, whole: 0, groups: 0 },
  dynamic: { collection: 0, concern: 0, footprint: 0, coupon: 0, accountbank: 0 },
  notice: { order: 0, notice: 0, chat: 0 },
  logistics: [],
};

function restored(): Statistics {
  const stored = readStored(STORAGE_KEY.statistics) as Partial<Statistics> | null;
  return {
    order: { ...nothing.order, ...stored?.order },
    dynamic: { ...nothing.dynamic, ...stored?.dynamic },
    notice: { ...nothing.notice, ...stored?.notice },
    logistics: Array.isArray(stored?.logistics) ? stored.logistics : [],
  };
}

export const useStatistics = create<{ statistics: Statistics }>(() => ({ statistics: restored() }));

export function saveStatistics(statistics: Statistics): void {
  store(STORAGE_KEY.statistics, statistics);
  useStatistics.setState({ statistics });
}

export function countChat(by: number): void {
  const { statistics } = useStatistics.getState();
  saveUnreadChats(Math.max(0, statistics.notice.chat + by));
}

/** How many messages of shops are unread, as the server counts them. */
export function saveUnreadChats(chat: number): void {
  const { statistics } = useStatistics.getState();
  saveStatistics({ ...statistics, notice: { ...statistics.notice, chat } });
}

/** How many items the person has saved, as the server counts them. */
export function saveCounters(counters: Partial<Statistics['dynamic']>): void {
  const { statistics } = useStatistics.getState();
  saveStatistics({ ...statistics, dynamic: { ...statistics.dynamic, ...counters } });
}

/** How many notices are unread, as the server counts them. */
export function saveUnread({
  logistics,
  notify,
  system,
}: CallOut<'POST /wanlshop/notice/read'>['unread']): void {
  const { statistics } = useStatistics.getState();
  const { notice } = statistics;
  saveStatistics({ ...statistics, notice: { ...notice, order: logistics, notice: notify + system } });
}

export function clearStatistics(): void {
  forget(STORAGE_KEY.statistics);
  useStatistics.setState({ statistics: nothing });
}
