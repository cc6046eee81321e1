/** Where the person wants things sent while they look around, kept on this phone; otherwise it is their default address. */
import { create } from 'zustand';
import { readStored, store } from '../../kernel/storage.ts';

const KEY = 'delivery_district';

const stored = readStored(KEY);

export const useDeliveryPlace = create<{ districtCode: string | undefined }>(() => ({
  districtCode: typeof stored === 'string' && /^\d{6}$/.test(stored) ? stored : undefined,
}));

export function chooseDeliveryPlace(districtCode: string): void {
  store(KEY, districtCode);
  useDeliveryPlace.setState({ districtCode });
}
