/** However many start, send and tell at once, a payout is paid once and ends once. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asCents } from '@chengji/contract/money';
import { getSandbox, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect, vi } from 'vitest';
import { GatewayError } from '../channels/gateway.ts';
import { payoutOutcomePort, startPayout } from '../index.ts';
import { takePayoutAnswer } from './end-payout.ts';
import { findPayout, type PayoutRow } from './payout.queries.ts';
import { sendPayout } from './send-payout.ts';

const it = marketTest.extend('sandbox', { scope: 'file' }, ({ market }) => getSandbox(market));

let outNo: string;
let ended: string[];
it.beforeEach(async ({ market, node, sandbox }) => {
  await sandbox.behave('never');
  await sandbox.setTransfers('succeed');
  outNo = `W${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  ended = [];
  for (const each of [market, node])
    each.context().services.ports.provide(payoutOutcomePort, {
      kind: 'withdrawal',
      onDone: async () => void ended.push('done'),
      onFailed: async () => void ended.push('failed'),
    });
});

const start = (market: Market) =>
  startPayout(market.context(), {
    outNo,
    kind: 'withdrawal',
    channel: 'sandbox',
    openid: 'o-payee',
    cents: asCents(1_000),
    title: '余额提现',
  });
const getPayout = async (market: Market): Promise<PayoutRow> => {
  const payout = await findPayout(market.context().db, outNo);
  if (!payout) throw new Error('no payout');
  return payout;
};
/** By how many transfers of this number the gateway's journal says that money left. */
const countPaid = ({ config }: Market) =>
  readFileSync(join(config.dataDir, 'sandbox', 'journal.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"put":"transfer"') && line.includes(outNo)).length;

describe('a payout', () => {
  it('is one, though two nodes start it and send it at once', async ({ market, node }) => {
    await Promise.all([start(market), start(node), start(market), start(node)]);
    const { id } = await getPayout(market);
    const { clock } = market.context();
    const nodes = [market, node, market, node].map((each) => ({ ...each.context(), clock }));
    await Promise.all(nodes.map((ctx) => sendPayout(ctx, id)));
    expect(await getPayout(market)).toMatchObject({ attempts: 1 });
    await Promise.all([market.advance(30), node.advance(30)]);
    expect([ended, countPaid(market)]).toEqual([['done'], 1]);
  });

  it('is told once as done, though answers and callbacks come at once', async ({ market, node, sandbox }) => {
    await sandbox.behave('twice');
    const callbacks = sandbox.countCallbacks();
    await start(market);
    const payout = await getPayout(market);
    const answer = { state: 'done', reference: '13', cents: asCents(1_000) } as const;
    await Promise.all([
      sendPayout(market.context(), payout.id),
      takePayoutAnswer(node.context(), payout, answer),
      takePayoutAnswer(market.context(), payout, answer),
      takePayoutAnswer(node.context(), payout, answer),
    ]);
    // nothing was sent where the answer came before it was
    await vi.waitFor(() => expect(sandbox.countCallbacks()).toBe(callbacks + 2 * countPaid(market)));
    expect([ended, (await getPayout(market)).state]).toEqual([['done'], 'done']);
  });

  it('is done or has failed, never both', async ({ market, node }) => {
    await start(market);
    const payout = await getPayout(market);
    await Promise.all([
      takePayoutAnswer(node.context(), payout, { state: 'failed', reason: 'OVERDUE_CLOSE' }),
      takePayoutAnswer(market.context(), payout, { state: 'done', reference: '13', cents: null }),
      takePayoutAnswer(node.context(), payout, { state: 'failed', reason: 'OVERDUE_CLOSE' }),
    ]);
    expect(ended).toEqual([(await getPayout(market)).state]);
  });

  it('is not taken by the channel from a node that stood still for minutes before it sent it', async ({
    market,
  }) => {
    const gateway = market.context().services.gateways.get('sandbox');
    const at = new Date(market.now().getTime() - 301_000);
    const late = gateway?.payOut({
      outNo,
      openid: 'o-payee',
      cents: asCents(1_000),
      title: '余额提现',
      name: null,
      at,
    });
    await expect(late).rejects.toThrow(GatewayError);
    expect(countPaid(market)).toBe(0);
  });
});
