import { expect, it } from 'vitest';
import { loadPinyin } from '../../../kernel/i18n/pinyin.ts';
import { toEnglishPlace } from './place-name.rules.ts';

const toPinyin = await loadPinyin();

it.each([
  ['杭州市', 'Hangzhou'],
  ['杭州', 'Hangzhou'],
  ['西湖区', 'Xihu District'],
  ['浦东新区', 'Pudong New Area'],
  ['桐庐县', 'Tonglu County'],
  ['西安市', 'Xi’an'],
  ['重庆市', 'Chongqing'],
  ['厦门市', 'Xiamen'],
  ['Hangzhou', 'Hangzhou'],
])('%s is %s in English', (name, english) => expect(toEnglishPlace(name, toPinyin)).toBe(english));
