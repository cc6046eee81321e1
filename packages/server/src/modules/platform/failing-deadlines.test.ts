import { anOperator, getRefusalKey } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

describe('the list of failing deadlines', () => {
  it('shows an operator the deadlines that fail, and attempts one at once when asked to', async ({
    market,
  }) => {
    const { db, clock } = market.context();
    const later = new Date(clock.now().getTime() + 600_000);
    await db.execute(sql`insert into deadline_failures
    (job, subject_id, due_at, attempts, failed_at, next_attempt_at, last_error, request_id)
    values ('orders.close_unpaid', 7, ${clock.now()}, 3, ${clock.now()}, ${later}, 'database 40P01', 'r1')`);
    const { client } = await anOperator(market);
    const { rows, total } = await client.call('GET /platform/deadlines/list');
    expect(total).toBe(1);
    expect(rows).toMatchObject([
      {
        job: 'orders.close_unpaid',
        subject_id: 7,
        attempts: 3,
        last_error: 'database 40P01',
        request_id: 'r1',
      },
    ]);
    await client.call('POST /platform/deadlines/attempt', { id: rows[0]?.id ?? 0 });
    const [after] = (await client.call('GET /platform/deadlines/list')).rows;
    expect(after?.next_attempt_at).toBeLessThan(rows[0]?.next_attempt_at ?? 0);
    const [entry] = (await client.call('GET /platform/audit/list', {})).rows;
    expect(entry).toMatchObject({ subject: 'deadline', subject_id: 'orders.close_unpaid 7' });
  });

  it('refuses to attempt what has been met, and a person who lacks the right', async ({ market }) => {
    const { client } = await anOperator(market);
    const gone = client.call('POST /platform/deadlines/attempt', { id: 999_999 });
    expect(await getRefusalKey(gone)).toBe('platform.deadline_gone');
    const support = await anOperator(market, 'support');
    expect(await getRefusalKey(support.client.call('GET /platform/deadlines/list'))).toBe(
      'common.no_permission',
    );
  });
});
