/** How many days a parcel is expected to be on its way: what the market's carriers take, by how far it goes. */
import { toProvince } from '../delivery-area/region.rules.ts';

export type TransitDays = { sameProvince: number; otherProvince: number; remote: number };

/** Inner Mongolia, Hainan, Tibet, Gansu, Qinghai, Ningxia, Xinjiang. */
const remoteProvinces = new Set(['150000', '460000', '540000', '620000', '630000', '640000', '650000']);

type Way = { fromCity: string; provinceCode: string };

export function transitDays({ fromCity, provinceCode }: Way, days: TransitDays): number {
  const from = toProvince(fromCity);
  if (from === provinceCode) return days.sameProvince;
  const isRemote = remoteProvinces.has(provinceCode) || (from !== undefined && remoteProvinces.has(from));
  return isRemote ? days.remote : days.otherProvince;
}
