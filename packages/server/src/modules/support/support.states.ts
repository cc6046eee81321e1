import type { ServiceState } from '@chengji/contract';
import type { Moves } from '../../kernel/moves.ts';

export type ServiceMove = 'queue' | 'leave' | 'take' | 'release' | 'answer_left' | 'close';

export const serviceMoves: Moves<ServiceState, ServiceMove> = {
  queue: { from: ['assistant'], to: 'queued' },
  /** Out of hours: a message is left, which a notice answers. */
  leave: { from: ['assistant'], to: 'left' },
  take: { from: ['queued'], to: 'taken' },
  release: { from: ['taken'], to: 'queued' },
  answer_left: { from: ['left'], to: 'closed' },
  close: { from: ['assistant', 'queued', 'taken', 'left'], to: 'closed' },
};

export const canMove = (state: ServiceState, move: ServiceMove): boolean =>
  serviceMoves[move].from.includes(state);
