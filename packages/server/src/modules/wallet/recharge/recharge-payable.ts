/** What payments asks of a recharge: what it comes to, and to take the money, which is in the wallet by then. */
import { asCents } from '@chengji/contract/money';
import { shopperAvailable } from '../../ledger/index.ts';
import type { Payable } from '../../payments/index.ts';
import { claimPaid, findRecharge } from './recharge.queries.ts';

export const rechargePayable: Payable = {
  kind: 'recharge',
  account: shopperAvailable,
  async find(ctx, rechargeNo) {
    const recharge = await findRecharge(ctx.db, rechargeNo);
    return (
      recharge && {
        payerId: recharge.shopperId,
        amountCents: asCents(recharge.amountCents),
        expiresAt: recharge.closeDueAt,
        state: recharge.state,
        bill: 'recharge',
      }
    );
  },

  describe: async ({ services, language }) => services.translate(language, 'wallet.bill_recharge'),

  /** Nothing is bought: all that comes in, however late, belongs in the wallet. */
  async onPaid(ctx, { reference }) {
    await claimPaid(ctx.db, reference, ctx.clock.now());
    return 'taken';
  },
};
