import { useMedia } from './use-media.ts';

/** Whether the console is on a phone: one column, cards in place of tables, the places at the thumb. */
export const usePhone = (): boolean => useMedia('(max-width: 640px)');
