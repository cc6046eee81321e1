/** How Kuaidi100 names carriers and the states of a parcel, in the market's own words. */
import type { LogisticsStatus } from '@chengji/contract';

/** Carriers by the market's codes; one without a name of its own there is asked for in small letters. */
const carrierNames = new Map<string, string>(
  Object.entries({
    SF: 'shunfeng',
    ZTO: 'zhongtong',
    YTO: 'yuantong',
    STO: 'shentong',
    YD: 'yunda',
    JTSD: 'jtexpress',
    JD: 'jd',
    EMS: 'ems',
    YZPY: 'youzhengguonei',
    DBL: 'debangkuaidi',
  }),
);

export const getCarrierName = (code: string): string => carrierNames.get(code) ?? code.toLowerCase();

/** Carriers that tell of a parcel only to who knows its receiver's number. */
export const needsMobile = (code: string): boolean => code === 'SF' || code === 'ZTO';

/** The states of its first level. */
const states = new Map<string, LogisticsStatus>(
  Object.entries({
    0: 'in_transit',
    1: 'picked_up',
    2: 'problem',
    3: 'signed',
    4: 'return_sign',
    5: 'out_for_delivery',
    6: 'returned',
    7: 'transferred',
    8: 'in_transit', // at the customs
    14: 'returned', // refused by the receiver
  }),
);

/** Those of its second level that mean something else than the level above them. */
const finerStates = new Map<string, LogisticsStatus>(
  Object.entries({
    101: 'ordered',
    102: 'waiting_pickup',
    103: 'picked_up',
    203: 'returned', // refused by the receiver
    401: 'problem', // the label was cancelled
    501: 'out_for_delivery', // waits in a locker
  }),
);

/** The state of one step; a state this service invents later is shown as being under way. */
export function toStatus(code: string): LogisticsStatus {
  const [level = '0'] = code.length > 2 ? [code.slice(0, code.length - 2)] : [code];
  return finerStates.get(code) ?? states.get(level) ?? 'in_transit';
}

/** Where no state is given, its words say what happened. */
export function toStatusByWords(words: string): LogisticsStatus {
  if (/到付|待支付|未付/.test(words)) return 'unpaid';
  if (/下单|已接单|订单.*处理/.test(words)) return 'processing';
  return 'in_transit';
}
