import type { Context } from '@chengji/server/kernel/context';
import { fireDue } from '@chengji/server/kernel/jobs/job';
import type { Kernel } from '@chengji/server/kernel/kernel';
import { createLog } from '@chengji/server/kernel/log/log';
import { askAgain, createPayment, sendRefunds } from '@chengji/server/modules/payments/index';
import { recharge } from '@chengji/server/modules/wallet/index';

/** What becomes of a refund at the gateway. */
export type RefundOutcome = 'succeed' | 'pending' | 'abnormal';

/** The stand-in payment gateway, and people who pay there. */
export type PaymentGateway = {
  /** Pays a trade at its page. */
  pay(ctx: Context, tradeNo: string): Promise<void>;
  /** Pays an amount into the wallet at its page. */
  recharge(ctx: Context, amount: string): Promise<void>;
  /** It is sent what goes back, and does this with it. */
  sendRefunds(outcome: RefundOutcome): Promise<void>;
  /** The market asks after those it has in hand. */
  askAfterRefunds(): Promise<void>;
  /** It calls back again, and gives back what it is asked for. */
  leave(): Promise<void>;
};

const channel = 'sandbox';
/** Of everybody who pays there. */
const ip = '127.0.0.1';

/**
 * Nothing where the market pays without it. It calls nobody back before its visitor leaves, as the market cannot be
 * reached while it is filled: the market asks it.
 */
export async function visitGateway(kernel: Kernel): Promise<PaymentGateway | null> {
  const { sandboxAccount } = kernel.services;
  if (!sandboxAccount) return null;
  // nobody needs to hear of a refund that is to fail
  const ctx = { ...kernel.systemContext(), log: createLog({ logLevel: 'silent' }) };
  const { url } = kernel;
  kernel.url ||= `http://127.0.0.1:${kernel.config.port}`;
  const tell = async (path: string) => {
    const answer = await fetch(`${sandboxAccount.baseUrl}/sandbox/${path}`, { method: 'POST' });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const approve = async (ctx: Context, paymentNo: string) => {
    await tell(`payments/${paymentNo}/approve`);
    await askAgain(ctx, 'payment', paymentNo);
  };
  await tell('behaviour?mode=never');
  return {
    async pay(ctx, trade_no) {
      const { payment_no } = await createPayment({ ...ctx, ip }, { trade_no, channel });
      await approve(ctx, payment_no);
    },
    async recharge(ctx, amount) {
      const { payment_no } = await recharge({ ...ctx, ip }, { amount, channel });
      await approve(ctx, payment_no);
    },
    async sendRefunds(outcome) {
      await tell(`outcomes?refunds=${outcome}`);
      await fireDue(ctx, sendRefunds(channel));
    },
    askAfterRefunds: () => fireDue(ctx, sendRefunds(channel)),
    async leave() {
      await tell('outcomes?refunds=succeed');
      await tell('behaviour?mode=once');
      kernel.url = url;
    },
  };
}
