/**
 * What a parcel may meet with on its way. The stand-in brings it about for numbers that end in these digits,
 * so that every status can be seen; all other parcels arrive.
 */
import type { LogisticsStatus } from '@chengji/contract';

type Told = { status: LogisticsStatus; zh: string; en: string };

export type Incident = { steps: readonly Told[]; isEnd: boolean };

export const incidents: Readonly<Record<string, Incident>> = {
  '0001': {
    steps: [{ status: 'problem', zh: '派送不成功，将重新派送', en: 'Delivery failed. We’ll try again' }],
    isEnd: false,
  },
  '0002': {
    steps: [{ status: 'transferred', zh: '已转由其他快递派送', en: 'Transferred to another carrier' }],
    isEnd: false,
  },
  '0003': {
    steps: [{ status: 'unpaid', zh: '到付运费待支付', en: 'Shipping to be paid on delivery' }],
    isEnd: false,
  },
  '0004': {
    steps: [
      { status: 'returned', zh: '收件人拒收，正在退回', en: 'Refused by the recipient. On its way back' },
      { status: 'return_sign', zh: '退件已由商家签收', en: 'Return received by the shop' },
    ],
    isEnd: true,
  },
};
