import type { EventPayload } from '@chengji/contract/events';
import { openSmsInbox } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { listener } from '../../../kernel/events/events.ts';
import { addShopper, findShoppers, identityModule } from '../index.ts';

const received: EventPayload<'identity.registered'>[] = [];

const ear = listener({
  event: 'identity.registered',
  name: 'test.hear',
  handle: async (_ctx, payload) => {
    received.push(payload);
  },
});

const it = marketTest.extend('marketOptions', {
  modules: [identityModule, { name: 'test', listeners: [ear] }],
});

const person = (username: string, mobile: string) => ({
  username,
  mobile,
  nickname: username,
  password: 'demo1234',
});

describe('adding a shopper', () => {
  it('announces that a person joined', async ({ market }) => {
    const id = await addShopper(market.context(), person('first', '13811110001'));
    await market.settle();
    expect(received.at(-1)).toEqual({ shopperId: id, referrer: null, referredAt: null });
  });

  it('announces who referred them', async ({ market }) => {
    const inbox = openSmsInbox(market);
    const mobile = '13811110002';
    await market.client().call('POST /wanlshop/sms/send', { mobile, event: 'register' });
    const { userinfo } = await market.client().call('POST /wanlshop/user/register', {
      ...person('second', mobile),
      confirm: 'demo1234',
      code: inbox.generateCode(mobile, 'register'),
      agree: true,
      referrer: 'SHARE77',
    });
    await market.settle();
    expect(received.at(-1)).toEqual({ shopperId: userinfo.id, referrer: 'SHARE77', referredAt: null });
  });

  it('announces nobody who did not join', async ({ market }) => {
    await addShopper(market.context(), person('third', '13811110003'));
    await market.settle();
    const before = received.length;
    await expect(addShopper(market.context(), person('THIRD', '13811110004'))).rejects.toThrow(
      'identity.username_taken',
    );
    await expect(addShopper(market.context(), person('fourth', '13811110003'))).rejects.toThrow(
      'identity.mobile_taken',
    );
    await market.settle();
    expect(received).toHaveLength(before);
  });

  it('shows others no more of a person than their card', async ({ market }) => {
    const traits = { ...person('fifth', '13811110005'), avatar: '/files/00/a.webp', level: 3 };
    const id = await addShopper(market.context(), traits);
    const cards = await findShoppers(market.context().db, [id, 999_999]);
    expect([...cards]).toEqual([[id, { id, nickname: 'fifth', avatar: '/files/00/a.webp', level: 3 }]]);
  });
});
