/** Two nodes at the same moment. */
import { anOperator, aShopper, getRefusalKey, sendFeedback } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const isDone = ({ status }: PromiseSettledResult<unknown>) => status === 'fulfilled';

describe('feedback at the same moment', () => {
  it('of a person is five an hour', async ({ market, node }) => {
    const shopper = await aShopper(market);
    const there = { client: node.client(shopper.token) };
    const sent = Array.from({ length: 10 }, (_, at) => sendFeedback(at % 2 ? there : shopper));
    expect((await Promise.allSettled(sent)).filter(isDone)).toHaveLength(5);
    expect((await shopper.client.call('GET /wanlshop/feedback/list', {})).rows).toHaveLength(5);
  });

  it('of visitors at one address is five an hour', async ({ market, node }) => {
    const sent = Array.from({ length: 8 }, (_, at) =>
      sendFeedback({ client: (at % 2 ? node : market).client() }),
    );
    expect((await Promise.allSettled(sent)).filter(isDone)).toHaveLength(5);
  });
});

describe('two answers at the same moment', () => {
  it('leave one, told once', async ({ market, node, operator }) => {
    const shopper = await aShopper(market);
    const { id } = await sendFeedback(shopper);
    const colleague = await anOperator(market);
    const answers = [
      operator.client.call('POST /platform/feedback/answer', { id, answer: '下个版本就有' }),
      node.client(colleague.token).call('POST /platform/feedback/answer', { id, answer: '已经在做了' }),
    ];
    const outcomes = await Promise.allSettled(answers);
    expect(outcomes.filter(isDone)).toHaveLength(1);
    const lost = answers[outcomes.findIndex((outcome) => !isDone(outcome))];
    expect(await getRefusalKey(lost ?? Promise.resolve())).toBe('feedback.state_changed');
    const { rows } = await shopper.client.call('GET /wanlshop/notice/list', { kind: 'notify' });
    const { answer } = await shopper.client.call('GET /wanlshop/feedback/details', { id });
    expect(rows.filter(({ modules }) => modules === 'feedback')).toMatchObject([
      { modules_id: id, content: expect.stringContaining(answer) },
    ]);
  });
});
