/** The states of a withdrawal, and its steps from the newest back. */
import type { Withdrawal, WithdrawalState } from '@chengji/contract';
import type { StateTone } from '../../../design/progress/StatePill.tsx';

export const withdrawalStates = ['created', 'successed', 'rejected'] as const satisfies WithdrawalState[];

/** The state an address names; undefined is all of them. */
export const parseState = (text: string | undefined): WithdrawalState | undefined =>
  withdrawalStates.find((state) => state === text);

const tones: Record<WithdrawalState, StateTone> = {
  created: 'waits',
  successed: 'done',
  rejected: 'refused',
};
export const getTone = (state: WithdrawalState): StateTone => tones[state];

type Step = Withdrawal['timeline'][number];

/** The newest first. */
export const toSteps = ({ timeline }: Pick<Withdrawal, 'timeline'>): Step[] =>
  timeline.toSorted((one, other) => one.at - other.at).toReversed();

/** The amount a step names: what was asked for and comes back whole, or what arrives without the fee. */
export const getStepAmount = (event: Step['event'], { amount, arrives }: Withdrawal): string =>
  event === 'successed' ? arrives : amount;
