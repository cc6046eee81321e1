/** What the person does not want stored or shown, as chosen on this phone. */
import { create } from 'zustand';
import { STORAGE_KEY } from '../constants.ts';
import { readStored, store } from '../storage.ts';

export type Privacy = { keepsSearches: boolean; reviewsAnonymously: boolean };

function restored(): Privacy {
  const stored = readStored(STORAGE_KEY.privacy) as Partial<Privacy> | null;
  return {
    keepsSearches: stored?.keepsSearches !== false,
    reviewsAnonymously: stored?.reviewsAnonymously === true,
  };
}

export const usePrivacy = create<Privacy>(() => restored());

export function savePrivacy(change: Partial<Privacy>): void {
  usePrivacy.setState(change);
  store(STORAGE_KEY.privacy, usePrivacy.getState());
}
