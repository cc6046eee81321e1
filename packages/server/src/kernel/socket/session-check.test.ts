import { describe, expect, it, vi } from 'vitest';
import { SessionCheck } from './session-check.ts';

const aCheck = (bound: number[], open: number[] | Error) => {
  const endSession = vi.fn((_id: number, explain: (language: 'zh' | 'en') => string) => explain('en'));
  const listOpen = vi.fn(async (_ids: readonly number[]) => {
    if (open instanceof Error) throw open;
    return new Set(open);
  });
  const warn = vi.fn();
  const check = new SessionCheck({
    gateway: { listSessions: () => bound, endSession },
    listOpen,
    translate: (language: string, key: string) => `${language} ${key}`,
    log: { warn },
  } as never);
  return { check, endSession, listOpen, warn };
};

describe('the check of sessions', () => {
  it('ends the sockets of those that are over, and of no other', async () => {
    const { check, endSession } = aCheck([1, 2, 3], [2]);
    await check.run();
    expect(endSession.mock.calls.map(([id]) => id)).toEqual([1, 3]);
  });

  it('says why, in the language of each socket', async () => {
    const { check, endSession } = aCheck([1], []);
    await check.run();
    expect(endSession.mock.results[0]?.value).toBe('en common.session_over');
  });

  it('asks the database nothing while no socket is bound', async () => {
    const { check, listOpen, endSession } = aCheck([], []);
    await check.run();
    expect(listOpen).not.toHaveBeenCalled();
    expect(endSession).not.toHaveBeenCalled();
  });

  it('asks for exactly the sessions of this node', async () => {
    const { check, listOpen } = aCheck([4, 7], [4, 7]);
    await check.run();
    expect(listOpen).toHaveBeenCalledExactlyOnceWith([4, 7]);
  });

  it('ends none while the database cannot say which are open', async () => {
    const { check, endSession } = aCheck([1], new Error('away'));
    await expect(check.run()).rejects.toThrow('away');
    expect(endSession).not.toHaveBeenCalled();
  });

  it('goes on by itself after a failure, which is logged, until it is stopped', async () => {
    vi.useFakeTimers();
    const { check, warn, listOpen } = aCheck([1], new Error('away'));
    check.start();
    await vi.advanceTimersByTimeAsync(6_500);
    expect(warn).toHaveBeenCalledTimes(2);
    await check.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(listOpen).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
