/** Whether videos are heard: as the person chose last. A browser may refuse sound until it is touched; that is not their choice. */
import { create } from 'zustand';
import { STORAGE_KEY } from '../../../../kernel/constants.ts';
import { readStored, store } from '../../../../kernel/storage.ts';

export const useSound = create<{ isOn: boolean; isRefused: boolean }>(() => ({
  isOn: readStored(STORAGE_KEY.videoSound) !== false,
  isRefused: false,
}));

export const isMuted = ({ isOn, isRefused }: { isOn: boolean; isRefused: boolean }): boolean =>
  !isOn || isRefused;

export const refuseSound = (): void => useSound.setState({ isRefused: true });

/** Pressed where a browser refused, it asks for sound again. */
export function toggleSound(): void {
  const isOn = isMuted(useSound.getState());
  store(STORAGE_KEY.videoSound, isOn);
  useSound.setState({ isOn, isRefused: false });
}
