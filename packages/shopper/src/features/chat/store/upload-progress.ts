/** How much of a waiting picture or voice has gone, from 0 to 1, while it goes. */
import { create } from 'zustand';

export const useUploadProgress = create<{ byKey: Readonly<Record<string, number>> }>(() => ({ byKey: {} }));

export const setUploadProgress = (key: string, part: number) =>
  useUploadProgress.setState(({ byKey }) => ({ byKey: { ...byKey, [key]: part } }));

export const forgetUploadProgress = (key: string) =>
  useUploadProgress.setState(({ byKey: { [key]: _, ...byKey } }) => ({ byKey }));
