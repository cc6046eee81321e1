import { describe, expect, it } from 'vitest';
import {
  canMove,
  listStages,
  toState,
  toStep,
  type WithdrawalMove,
  type WithdrawalStage,
} from './withdrawal.states.ts';

const stages: WithdrawalStage[] = ['waiting', 'approved', 'sent', 'successed', 'rejected'];
const allowed: Record<WithdrawalMove, WithdrawalStage[]> = {
  approve: ['waiting'],
  send: ['approved'],
  pay: ['approved', 'sent'],
  fail: ['sent'],
  reject: ['waiting', 'approved'],
};

describe('a withdrawal', () => {
  it.each(Object.entries(allowed))('lets itself be moved by %s from these stages only', (move, from) => {
    expect(stages.filter((stage) => canMove(stage, move as WithdrawalMove))).toEqual(from);
  });

  it('is created for its owner until it ends', () => {
    expect(stages.map(toState)).toEqual(['created', 'created', 'created', 'successed', 'rejected']);
    expect(stages.map(toStep)).toEqual(['waiting', 'approved', 'sent', null, null]);
    expect(listStages('created')).toEqual(['waiting', 'approved', 'sent']);
    expect(listStages('rejected')).toEqual(['rejected']);
  });
});
