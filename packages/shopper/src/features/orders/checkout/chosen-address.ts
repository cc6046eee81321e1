import type { Address } from '@chengji/contract';
import { create } from 'zustand';
import { followSession } from '../../../kernel/session/session.ts';

/** The address picked for the next order; none means the default one. */
export const useChosenAddress = create<{ address: Address | null }>(() => ({ address: null }));

export function chooseAddress(address: Address | null): void {
  useChosenAddress.setState({ address });
}

followSession({ onEnd: () => chooseAddress(null) });
