import type { LiveState } from '@chengji/contract';
import type { Moves } from '../../kernel/moves.ts';

export type LiveMove = 'begin' | 'end' | 'record' | 'forget_recording';

/** A live begins when the encoder is there; a recording makes a replay of it for as long as it is kept. */
export const liveMoves: Moves<LiveState, LiveMove> = {
  begin: { from: ['created'], to: 'living' },
  end: { from: ['living'], to: 'ended' },
  record: { from: ['ended'], to: 'replay' },
  forget_recording: { from: ['replay'], to: 'ended' },
};
