/** Provinces, cities and districts to choose one from. */
import type { CallOut } from '@chengji/contract';

type Regions = CallOut<'GET /wanlshop/address/regions'>['rows'];

export type RegionOption = { value: string; label: string; children?: RegionOption[] };

export const toRegionOptions = (regions: Regions): RegionOption[] =>
  regions.map((province) => ({
    value: province.code,
    label: province.name,
    children: province.children.map((city) => ({
      value: city.code,
      label: city.name,
      children: city.children.map(({ code, name }) => ({ value: code, label: name })),
    })),
  }));

/** The codes of a district and of what it lies in, the widest first. */
export const toRegion = (area: {
  province_code: string;
  city_code: string;
  district_code: string;
}): string[] => [area.province_code, area.city_code, area.district_code];

export const fromRegion = ([province_code = '', city_code = '', district_code = '']: readonly string[]) => ({
  province_code,
  city_code,
  district_code,
});
