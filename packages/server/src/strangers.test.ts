import { type Call, type CallName, calls } from '@chengji/contract';
import { anOperator, aSeller, aShop, aShopper, type Market, startMarket } from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let market: Market;
const tokens: Record<'shopper' | 'seller' | 'platform', string> = { shopper: '', seller: '', platform: '' };

beforeAll(async () => {
  market = await startMarket();
  const shop = await aShop(market);
  const [seller, operator] = [await aSeller(market, shop.id), await anOperator(market)];
  tokens.shopper = (await aShopper(market)).token;
  tokens.seller = seller.token;
  tokens.platform = operator.token;
  const { pool } = market.server.kernel.database;
  await pool.query("update shop_staff set role = 'without any right' where id = $1", [seller.id]);
  await pool.query("update platform_staff set role = 'without any right' where id = $1", [operator.id]);
});
afterAll(() => market.stop());

// An upload is multipart, which a plain request is refused for before anyone asks who sends it.
const guarded = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, call]) => call.who !== 'anyone' && !call.upload,
);

const answerTo = async (name: CallName, token?: string) => {
  const { status, body } = await market.request(name, {}, token ? { token } : {});
  return { status, key: (body.data as { key?: string } | null)?.key };
};

describe('every call that is somebody’s', () => {
  it('asks a visitor to log in', async () => {
    for (const [name] of guarded) {
      expect(await answerTo(name), name).toEqual({ status: 401, key: 'common.login_required' });
    }
  });

  it('asks whoever is of another kind to log in', async () => {
    for (const [name, call] of guarded) {
      for (const [kind, token] of Object.entries(tokens)) {
        if (kind === call.who) continue;
        expect(await answerTo(name, token), `${name} by ${kind}`).toEqual({
          status: 401,
          key: 'common.login_required',
        });
      }
    }
  });

  it('is shut to staff whose role lacks its right', async () => {
    for (const [name, call] of guarded) {
      if (!call.right || call.who === 'shopper' || call.who === 'anyone') continue;
      expect(await answerTo(name, tokens[call.who]), name).toEqual({
        status: 403,
        key: 'common.no_permission',
      });
    }
  });
});
