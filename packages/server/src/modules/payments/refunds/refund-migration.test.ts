/** A market in which a refund was of a whole payment is brought to where it would be now. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { aTrade, getSandbox, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger, platform } from '../../ledger/index.ts';
import { findPayment } from '../payment.queries.ts';
import { findRefundByNo } from './refund.queries.ts';
import { startRefund } from './start-refund.ts';

const run = (market: Market, statement: string) => market.context().db.execute(sql.raw(statement));
const runAll = async (market: Market, statements: readonly string[]) => {
  for (const statement of statements) await run(market, statement);
};

const takeAway = `
  drop table payment_payouts;
  alter table payment_refunds drop column sent_no, drop column kind, drop column cents, drop column "from",
    drop column failure, drop column accepted_at;
  drop index payment_refunds_of_payment;
  alter table payment_refunds add constraint payment_refunds_once unique (payment_id);
  alter table payments drop column refund_cents;`;

describe('a market of before', () => {
  it('goes on with the refunds it has', async ({ market, shopper }) => {
    const sandbox = getSandbox(market);
    await sandbox.behave('never');
    await sandbox.setRefunds('closed');
    const { tradeNo } = await aTrade(market, shopper);
    const { payment_no } = await shopper.client.call(
      'POST /wanlshop/pay/create',
      { trade_no: tradeNo, channel: 'sandbox' },
      { idempotencyKey: randomUUID() },
    );
    await sandbox.approve(payment_no);
    await shopper.client.call('GET /wanlshop/pay/status', { payment_no });
    const { db } = market.context();
    const payment = await findPayment(db, payment_no);
    if (!payment) throw new Error('not paid');
    await startRefund(market.context(), payment, { reason: '', account: platform('escrow') });
    await market.advance(1);
    const before = await findRefundByNo(db, `R${payment_no}`);
    expect(before).toMatchObject({ state: 'failed', failure: 'closed', cents: 1_230 });

    const url = new URL('../../../migrations/0032_partial_refunds_and_payouts.sql', import.meta.url);
    await runAll(market, takeAway.split(';'));
    await runAll(market, readFileSync(url, 'utf8').split('--> statement-breakpoint'));

    expect(await findRefundByNo(db, `R${payment_no}`)).toEqual(before);
    expect((await findPayment(db, payment_no))?.refundCents).toBe(1_230);
    expect((await checkLedger(db)).imbalance).toBeUndefined();
  });
});
