/** Takes a text with an address in it apart. What is no name, phone or region stays in the street. */
import { addressee, findName } from './name-in-text.ts';
import { findRegionInText, type NamedRegion, type Regions } from './region-in-text.ts';

export type ParsedAddress = {
  name: string;
  mobile: string;
  region: NamedRegion | null;
  detail: string;
};

/** They stand where a part was taken out, so that what was around it stays apart. */
const marks = { phone: '\u0001', region: '\u0002', name: '\u0003' } as const;

const mobileForm = /(?<!\d)(?:[(（]?(?:\+|00)?86[)）]?[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/;

const toLabels = (words: string) => new RegExp(`[【[]?(?:${words})(?:[】\\]]\\s*[:：]?|\\s*[:：])\\s*`, 'gi');
const nameLabels = toLabels('收货人|收件人|联系人|姓名|\\bname|\\brecipient|\\bcontact');
const otherLabels = toLabels(
  '联系电话|手机号码|手机号|手机|电话号码|电话|所在地区|所在区域|地区|省市区|详细地址|收货地址|收件地址|街道地址|地址|\\bphone|\\bmobile|\\btel|\\baddress|\\bregion|\\barea|\\bstreet',
);

const toDigits = (text: string) =>
  text.replace(/[０-９＋]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

function takeMobile(text: string) {
  const match = mobileForm.exec(text);
  if (!match) return { mobile: '', rest: text };
  return { mobile: match.slice(1).join(''), rest: text.replace(match[0], marks.phone) };
}

function takeRegion(text: string, regions: Regions) {
  const found = findRegionInText(text, regions);
  if (!found) return { region: null, rest: text };
  const words = text.slice(found.start, found.end);
  return { region: found.region, rest: text.replaceAll(words, marks.region) };
}

/** A name that is labelled, up to the end of its line; of a Chinese one, up to the next space. */
function takeLabelledName(text: string) {
  const match = new RegExp(`${marks.name}([^\\n,，;；\\d${Object.values(marks).join('')}]+)`).exec(text);
  const line = match?.[1]?.trim() ?? '';
  const name = /^\p{Script=Han}/u.test(line) ? (line.split(/\s/)[0] ?? '') : line;
  return { name, rest: name && match ? text.replace(match[0], match[0].replace(name, '\n')) : text };
}

function takeName(text: string) {
  const labelled = takeLabelledName(text);
  if (labelled.name) return labelled;
  const found = findName(text, marks);
  if (!found) return { name: '', rest: text };
  return { name: found.text, rest: `${text.slice(0, found.from)}\n${text.slice(found.to)}` };
}

/** What is left, each stretch without the separators around it. */
const joinRest = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the marks are control characters
    .split(/[\n\u0001-\u0003]+/)
    .map((part) => part.replace(/^[\s,，、;；|/:：]+|[\s,，、;；|/:：]+$/g, ''))
    .filter(Boolean)
    .join(' ');

export function parseAddress(text: string, regions: Regions): ParsedAddress {
  const lines = toDigits(text).replace(nameLabels, `\n${marks.name}`).replace(otherLabels, '\n');
  const { mobile, rest: withoutMobile } = takeMobile(lines);
  const { region, rest: withoutRegion } = takeRegion(withoutMobile, regions);
  const { name, rest } = takeName(withoutRegion);
  return { name: name.replace(addressee, ''), mobile, region, detail: joinRest(rest) };
}
