import { differingParams } from '@chengji/client-kit/i18n';
import { describe, expect, test } from 'vitest';

type Texts = Readonly<Record<string, string>>;

const chinese = import.meta.glob<Texts>('./**/strings.zh.ts', { eager: true, import: 'zh' });
const english = import.meta.glob<Texts>('./**/strings.en.ts', { eager: true, import: 'en' });

const pairs = Object.entries(chinese).map(([file, zh]): [string, Texts, Texts] => [
  file.replace(/^\.\/(features\/)?|\/strings\.zh\.ts$/g, ''),
  zh,
  english[file.replace('.zh.', '.en.')] ?? {},
]);

describe.each(pairs)('the texts of %s', (_, zh, en) => {
  test('fill in the same things in both languages', () => expect(differingParams(zh, en)).toEqual([]));

  test('say something in both languages', () => {
    for (const text of [...Object.values(zh), ...Object.values(en)]) expect(text.trim()).not.toBe('');
  });

  test('hold no Chinese in English', () => {
    const spoken = Object.entries(en).filter(([key]) => key !== 'detailsZh');
    expect(spoken.filter(([, text]) => /[\u4e00-\u9fff]/.test(text))).toEqual([]);
  });
});

/** Names of things that have another: the one the console uses stands behind each. */
const otherNames = {
  zh: [
    ['收货人', '收件人'],
    ['物流公司', '快递公司'],
    ['快递单号', '运单号'],
    ['物流单号', '运单号'],
    ['顾客', '买家'],
    ['总览', '概览'],
    ['敏感词', '违禁词'],
    ['屏蔽词', '违禁词'],
    ['抽成', '佣金'],
    ['操作记录', '操作日志'],
  ],
  en: [
    ['goods', 'products'],
    ['take off', 'unlist'],
    ['log in', 'sign in'],
    ['customer', 'buyer'],
    ['freight', 'shipping'],
    ['consignee', 'recipient'],
  ],
} as const;

describe('a thing has one name in the console', () => {
  const textsIn = { zh: chinese, en: english };
  const all = (language: 'zh' | 'en') =>
    Object.entries(textsIn[language]).flatMap(([file, texts]) =>
      Object.entries(texts).map(([key, text]) => ({
        at: `${file} ${key}`,
        text: text.replace(/\{[^}]*\}/g, ''),
      })),
    );

  test.each(otherNames.zh)('in Chinese, so %s is called %s', (other) =>
    expect(all('zh').filter(({ text }) => text.includes(other))).toEqual([]),
  );

  test.each(otherNames.en)('in English, so “%s” is called “%s”', (other) =>
    expect(all('en').filter(({ text }) => new RegExp(`\\b${other}\\b`, 'i').test(text))).toEqual([]),
  );
});
