/** A node dies while people write, again and again: what was acknowledged is there, and a repeat doubles nothing. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallClient } from '@chengji/client-kit';
import { aShopFixture, aShopper, startNode, toMessage, withoutPlacingLimits } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { expect, vi } from 'vitest';

const rounds = 3;
const writers = 4;

const it = marketTest.extend('marketOptions', {
  systemTime: Date.now,
  settings: { ...withoutPlacingLimits, 'chat.burst_messages': 100 },
});

type Writer = {
  id: number;
  token: string;
  acknowledged: Map<string, number>;
  unanswered: string | null;
  sent: number;
};

it('every message that was acknowledged is stored once, in order, after three deaths', async ({ market }) => {
  const shop = await aShopFixture(market);
  const people: Writer[] = [];
  for (let n = 0; n < writers; n += 1) {
    const { id, token } = await aShopper(market);
    people.push({ id, token, acknowledged: new Map(), unanswered: null, sent: 0 });
  }

  /** Sends what was not answered once more, as a client does, and goes on until the node is gone. */
  async function write(client: CallClient, person: Writer): Promise<void> {
    for (;;) {
      const id = person.unanswered ?? `message-${person.id}-${person.sent}`;
      person.unanswered = id;
      const message = toMessage(`第 ${person.sent} 条`, id);
      const answer = await client
        .call('POST /wanlshop/chat/send', { to_id: shop.id, message })
        .catch((error: { kind?: string }) => (error.kind === 'refused' ? null : ('gone' as const)));
      if (answer === 'gone') return;
      if (!answer) {
        await wait(300); // too many at once
        continue;
      }
      person.acknowledged.set(id, answer.id);
      person.unanswered = null;
      person.sent += 1;
    }
  }

  const countSent = () => people.reduce((sum, { sent }) => sum + sent, 0);
  for (let round = 0; round < rounds; round += 1) {
    const node = await startNode({ DATABASE_URL: market.databaseUrl, DATA_DIR: market.config.dataDir });
    const writing = people.map((person) => write(node.client(person.token), person));
    const before = countSent();
    await vi.waitFor(() => expect(countSent()).toBeGreaterThan(before + writers), { interval: 10 });
    await wait(randomInt(0, 300));
    await node.kill();
    await Promise.all(writing);
  }
  const { pool } = market.server.kernel.database;
  for (const person of people) {
    const { rows } = await pool.query<{ id: string; client_msg_id: string }>(
      'select id, client_msg_id from chat_messages where shopper_id = $1 order by id',
      [person.id],
    );
    const order = rows.map(({ client_msg_id }) => client_msg_id);
    expect(order).toEqual(order.map((_, index) => `message-${person.id}-${index}`));
    const ids = new Map(rows.map(({ id, client_msg_id }) => [client_msg_id, Number(id)]));
    for (const [name, id] of person.acknowledged) expect(ids.get(name)).toBe(id);
  }
  const { rows } = await pool.query(
    `select 1 from chat_conversations c where shop_unread <>
       (select count(*) from chat_messages m where m.conversation_id = c.id and not from_shop)
       or last_message_id <> (select max(id) from chat_messages m where m.conversation_id = c.id)`,
  );
  expect(rows).toEqual([]);
});
