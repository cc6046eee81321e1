/** Which region of the market's table a text names, and where it stands there. */
import type { CallOut } from '@chengji/contract';
import { areaText } from '../address.view.ts';

export type Regions = CallOut<'GET /wanlshop/address/regions'>['rows'];

export type NamedRegion = {
  province_code: string;
  city_code: string;
  district_code: string;
  area: string;
};

type Found = { region: NamedRegion; start: number; end: number; levels: number };

const gap = '[\\s,，、;；/|-]*';
const people =
  '(?:壮|回|维吾尔|朝鲜|土家|苗|藏|羌|彝|布依|侗|哈尼|傣|白|景颇|傈僳|蒙古|柯尔克孜|哈萨克|满|瑶|黎|畲|仡佬|土)族?';
const ending = new RegExp(`(?<=..)(?:(?:${people})*自治[区州县旗]|省|市|地区|盟|区|县|旗)$`);

/** Without 省, 市 or 区; a name of one character keeps it. */
const shorten = (name: string): string => name.replace(ending, '');

/** A province or city with or without what it ends with: 浙江省 and 浙江, 恩施土家族苗族自治州, 恩施州 and 恩施. */
const toWide = (name: string): string => {
  const short = shorten(name);
  return `${short}(?:${name.slice(short.length)}|[省市州盟])?`;
};

/** A district's name in full, or without its ending where the word ends there too: 西湖, but not 西湖路. */
const toNarrow = (name: string): string =>
  name === shorten(name) ? name : `(?:${name}|${shorten(name)}(?=[\\s,，、;；]|$))`;

/** From the large to the small, and the other way round as English addresses are written. */
function* listForms(province: string, city: string, district: string) {
  const [p, c, d] = [toWide(province), toWide(city), toNarrow(district)];
  const inside = `(?:市辖区|县|省直辖县级行政区划|自治区直辖县级行政区划)?${gap}`;
  const outer = '(?:中国|中华人民共和国)?';
  yield new RegExp(`${outer}(?<p>${p})${gap}(?<c>${c})${gap}${inside}(?<d>${d})`);
  yield new RegExp(`${outer}(?<c>${c})${gap}${inside}(?<d>${d})`);
  yield new RegExp(`${outer}(?<p>${p})${gap}${inside}(?<d>${d})`);
  yield new RegExp(`(?<d>${d})${gap}(?<c>${c})(?:${gap}(?<p>${p}))?${gap}(?:中国)?`);
  yield new RegExp(`(?<=^|[\\s,，、;；])(?<d>${district})`);
}

function findIn(text: string, province: string, city: string, district: string) {
  for (const form of listForms(province, city, district)) {
    const match = form.exec(text);
    if (!match?.groups) continue;
    const levels = [match.groups.p, match.groups.c, match.groups.d].filter(Boolean).length;
    return { start: match.index, end: match.index + match[0].length, levels };
  }
  return null;
}

function* listFound(text: string, regions: Regions): Generator<Found> {
  for (const province of regions) {
    for (const city of province.children) {
      for (const district of city.children) {
        if (!text.includes(shorten(district.name))) continue;
        const found = findIn(text, province.name, city.name, district.name);
        const names = { province: province.name, city: city.name, district: district.name };
        const codes = { province_code: province.code, city_code: city.code, district_code: district.code };
        if (found) yield { ...found, region: { ...codes, area: areaText(names) } };
      }
    }
  }
}

const measure = ({ levels, start, end }: Found) => levels * 1_000 + end - start;

/** The region named most fully; none where two are named alike, as by a district that several cities have. */
export function findRegionInText(text: string, regions: Regions): Found | null {
  const [first, second] = [...listFound(text, regions)].sort((a, b) => measure(b) - measure(a));
  if (!first || (second && measure(second) === measure(first))) return null;
  return first;
}
