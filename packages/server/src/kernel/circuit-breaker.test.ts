import { beforeEach, describe, expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

let nowMs: number;
let breaker: CircuitBreaker;
beforeEach(() => {
  nowMs = 0;
  breaker = new CircuitBreaker({
    clock: { now: () => new Date(nowMs) },
    failures: 3,
    leftAloneMs: 5_000,
    isFailure: (error) => error instanceof TypeError,
  });
});

const answer = () => breaker.execute(async () => 'here');
const fail = (error: Error = new TypeError('away')) =>
  expect(
    breaker.execute(async () => {
      throw error;
    }),
  ).rejects.toThrow(error.message);
const open = async () => {
  for (let n = 0; n < 3; n += 1) await fail();
};

describe('the circuit breaker', () => {
  it('leaves alone who did not answer three times in a row, and asks nobody meanwhile', async () => {
    await open();
    expect(breaker.state).toBe('open');
    await expect(answer()).rejects.toThrow('left alone');
  });

  it('counts an answer in between, and a refusal, as being there', async () => {
    for (const there of [answer, () => fail(new Error('refused'))]) {
      await fail();
      await fail();
      await there();
    }
    expect(breaker.state).toBe('closed');
  });

  it('says that it fails from the first request that is not answered until one is', async () => {
    expect(breaker.isFailing).toBe(false);
    await fail();
    expect([breaker.state, breaker.isFailing]).toEqual(['closed', true]);
    await answer();
    expect(breaker.isFailing).toBe(false);
    await open();
    expect(breaker.isFailing).toBe(true);
  });

  it('finds out by one request whether it is back', async () => {
    await open();
    nowMs = 5_000;
    expect(breaker.state).toBe('half_open');
    let isBack = () => {};
    const probe = breaker.execute(
      () =>
        new Promise<void>((resolve) => {
          isBack = resolve;
        }),
    );
    await expect(answer()).rejects.toThrow('left alone');
    isBack();
    await probe;
    expect(await answer()).toBe('here');
  });

  it('leaves it alone again when that request fails', async () => {
    await open();
    nowMs = 5_000;
    await fail();
    expect(breaker.state).toBe('open');
    nowMs = 10_000;
    expect(breaker.state).toBe('half_open');
  });
});
