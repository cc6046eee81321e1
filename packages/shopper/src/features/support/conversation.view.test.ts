import type { ServiceMessage, ServiceSession } from '@chengji/contract';
import { describe, expect, it } from 'vitest';
import { isWithPerson, mergeMessages, parseKept, showsTime, toMinutes } from './conversation.view.ts';

const said = (id: number, createtime = 0): ServiceMessage => ({
  id,
  session_id: 1,
  by: 'shopper',
  agent: '',
  blocks: [],
  client_msg_id: null,
  helpful: null,
  can_rate: false,
  createtime,
});

describe('messages', () => {
  it('are each once, in their order, as they came last', () => {
    const newer = { ...said(2), helpful: true };
    expect(mergeMessages([said(1), said(2)], [said(3), newer])).toEqual([said(1), newer, said(3)]);
  });

  it('have their time above them where five minutes lie between', () => {
    expect(showsTime(said(1), undefined)).toBe(true);
    expect(showsTime(said(2, 100), said(1, 0))).toBe(false);
    expect(showsTime(said(2, 400), said(1, 0))).toBe(true);
  });
});

describe('what was stored', () => {
  it('is taken up by whom it is of, and by nobody else', () => {
    const kept = { owner: 7, messages: [said(1)], unsent: [] };
    expect(parseKept(kept, 7).messages).toHaveLength(1);
    expect(parseKept(kept, 8).messages).toEqual([]);
  });

  it.each([null, 'x', {}, { owner: 7, messages: 'x' }])('is nothing where it is %j', (stored) =>
    expect(parseKept(stored, 7)).toEqual({ messages: [], unsent: [] }),
  );
});

it('a person reads what is said once one was asked for', () => {
  const inState = (state: ServiceSession['state']) => isWithPerson({ state } as ServiceSession);
  expect(['assistant', 'queued', 'taken', 'left', 'closed'].map((state) => inState(state as never))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(isWithPerson(null)).toBe(false);
});

it('a wait is at least a minute', () => expect([5, 90, 120].map(toMinutes)).toEqual([1, 2, 2]));
