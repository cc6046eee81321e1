/** Which of the words beside phone and region is the recipient. */

/** The surnames of most people. Others are found where they stand beside the phone or on a line of their own. */
const surnames = [
  ...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施牛樊葛',
  ...['欧阳', '司马', '上官', '诸葛', '东方', '皇甫', '慕容', '令狐', '司徒', '夏侯', '端木', '南宫'],
];
const hasSurname = (word: string) => surnames.some((surname) => word.startsWith(surname));

const placeWords =
  /[路街道巷弄号楼室幢栋座层院村镇乡区县市省里坊桥园苑城厦组]|单元|广场|公寓|花园|学校|公司|酒店|驿站|中国/;
const latinPlaceWords =
  /\b(road|rd|street|st|avenue|ave|lane|room|rm|building|bldg|block|unit|floor|district|city|province|county|town|village|china|tower|plaza)\b/i;
export const addressee = /\s*[(（]?收[)）]?$/;

const isHanName = (word: string) =>
  /^(?:\p{Script=Han}{2,4}|\p{Script=Han}+[·•]\p{Script=Han}+)$/u.test(word.replace(addressee, '')) &&
  !placeWords.test(word);
const isLatinName = (word: string) =>
  /^\p{Script=Latin}[\p{Script=Latin}'’.-]*(?: \p{Script=Latin}[\p{Script=Latin}'’.-]*){1,3}$/u.test(word) &&
  !latinPlaceWords.test(word);

/** A stretch of text between phone, region, line ends and commas. */
type Part = { text: string; from: number; to: number };
type Candidate = Part & { points: number };

const splitAt = (text: string, separator: RegExp, offset = 0): Part[] =>
  [...text.matchAll(separator)].map(({ 0: part, index }) => {
    const from = offset + index + part.length - part.trimStart().length;
    return { text: part.trim(), from, to: from + part.trim().length };
  });

/** The words a name may be: the first and last of a part, the whole of a Latin one, and what is written right behind a house number. */
function listWords(part: Part): Part[] {
  if (isLatinName(part.text)) return [part];
  const words = splitAt(part.text, /\S+/g, part.from);
  const glued = /(?<=[号幢栋楼室层座元户\d])(?![号幢栋楼室层座元户])\p{Script=Han}{2,3}$/u.exec(part.text);
  const behind = glued && {
    text: glued[0],
    from: part.from + glued.index,
    to: part.from + part.text.length,
  };
  const found = [words[0], words.at(-1), behind && hasSurname(behind.text) ? behind : undefined];
  return found.filter((word) => word !== undefined).filter(({ text }) => isHanName(text));
}

/** `phone` and `region` are the characters that stand where those were taken out. */
export function findName(text: string, { phone, region }: { phone: string; region: string }): Part | null {
  const before = ({ from }: Part) => text.slice(0, from).replace(/[\s,，、;；|]+$/, '');
  const after = ({ to }: Part) => text.slice(to).replace(/^[\s,，、;；|]+/, '');
  const rate = (word: Part, part: Part): Candidate => {
    const isWhole = word.text === part.text;
    const isLatin = isLatinName(word.text);
    let points = hasSurname(word.text) ? 2 : 0;
    const isBesidePhone = before(word).endsWith(phone) || after(word).startsWith(phone);
    if (isBesidePhone) points += isLatin ? 1 : 2;
    if (isWhole) points += 1;
    if (before(word) === '') points += 1;
    if (before(word).endsWith(region) && !isBesidePhone) points -= 2;
    return { ...word, points };
  };
  const parts = splitAt(text, new RegExp(`[^,，、;；|\\n${phone}${region}]+`, 'g'));
  const candidates = parts.flatMap((part) => listWords(part).map((word) => rate(word, part)));
  const [best] = candidates.sort((a, b) => b.points - a.points);
  return best && best.points >= 2 ? best : null;
}
