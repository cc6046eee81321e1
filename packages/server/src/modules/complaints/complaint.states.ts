import type { ComplaintState } from '@chengji/contract';
import type { Moves } from '../../kernel/moves.ts';

export type ComplaintMove = 'take' | 'uphold' | 'dismiss';

export const complaintMoves: Moves<ComplaintState, ComplaintMove> = {
  take: { from: ['submitted'], to: 'processing' },
  uphold: { from: ['submitted', 'processing'], to: 'upheld' },
  dismiss: { from: ['submitted', 'processing'], to: 'dismissed' },
};

export const canMove = (state: ComplaintState, move: ComplaintMove): boolean =>
  complaintMoves[move].from.includes(state);
