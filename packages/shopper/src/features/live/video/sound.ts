/** Whether lives are heard: as the person chose last, here or at videos. A browser may refuse sound until it is touched. */
import { create } from 'zustand';
import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { readStored, store } from '../../../kernel/storage.ts';

export const useSound = create<{ isOn: boolean; isRefused: boolean }>(() => ({
  isOn: readStored(STORAGE_KEY.videoSound) !== false,
  isRefused: false,
}));

export const isSilent = ({ isOn, isRefused }: { isOn: boolean; isRefused: boolean }): boolean =>
  !isOn || isRefused;

export const refuseSound = (): void => useSound.setState({ isRefused: true });

/** Pressed where a browser refused, it asks for sound again. */
export function toggleSound(): void {
  const isOn = isSilent(useSound.getState());
  store(STORAGE_KEY.videoSound, isOn);
  useSound.setState({ isOn, isRefused: false });
}
