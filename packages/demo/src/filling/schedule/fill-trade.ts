import type { Kernel } from '@chengji/server/kernel/kernel';
import type { ShopKey } from '../../market/shops.ts';
import type { Told } from '../../progress.ts';
import type { FilledGoods } from '../fill-goods.ts';
import type { FilledShopper } from '../fill-shoppers.ts';
import type { FilledShop } from '../fill-shops.ts';
import type { Filling } from '../filling.ts';
import { addSupportClerk } from './add-support-clerk.ts';
import { visitGateway } from './payment-gateway.ts';
import { runSchedule } from './schedule.ts';
import { scheduleComplaints } from './schedule-complaints.ts';
import { scheduleFeedback } from './schedule-feedback.ts';
import { scheduleRefunds } from './schedule-refunds.ts';
import { scheduleTeams } from './schedule-teams.ts';
import { scheduleTrades } from './schedule-trades.ts';
import { scheduleWallets } from './schedule-wallets.ts';

type Around = {
  shops: ReadonlyMap<ShopKey, FilledShop>;
  shoppers: readonly FilledShopper[];
  goods: ReadonlyMap<string, FilledGoods>;
};

/** Orders, teams, refunds, wallets, complaints and feedback of three months. */
export async function fillTrade(kernel: Kernel, filling: Filling, around: Around, told: Told): Promise<void> {
  const gateway = await visitGateway(kernel);
  try {
    const happenings = [
      ...scheduleTrades(filling, around),
      ...scheduleTeams(filling, around),
      ...(await scheduleRefunds(filling, around, gateway)),
      ...(await scheduleWallets(filling, around, gateway)),
    ];
    const clerk = await addSupportClerk(filling);
    happenings.push(
      ...scheduleComplaints(filling, { ...around, clerk }),
      ...scheduleFeedback(filling, { ...around, clerk }),
      ...(gateway ? [{ before: 0, happens: gateway.askAfterRefunds }] : []),
    );
    await runSchedule(filling, happenings, told);
  } finally {
    await gateway?.leave();
  }
}
