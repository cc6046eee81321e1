import { escapeHtml } from '@chengji/server/kernel/http/escape-html';
import type { Picture } from '../pictures/picture.ts';
import type { Text } from '../text.ts';
import type { DemoGoods } from './expand-goods.ts';

/** The rich description, in both languages. */
export function renderContent(goods: DemoGoods, toUrl: (picture: Picture) => string): Text {
  const [, ...others] = goods.photos;
  const isInUse = (photo: Picture): boolean => 'view' in photo && photo.view === 'use';
  const inUse = others.filter(isInUse).map(toUrl);
  const pictures = others.filter((photo) => !isInUse(photo)).map(toUrl);
  const write = (language: 'zh' | 'en'): string => {
    const figure = (url: string): string =>
      `<figure><img src="${url}" alt="${escapeHtml(goods.title[language])}"></figure>`;
    const heading = language === 'zh' ? '买前看一眼' : 'Good to know';
    return [
      `<p>${escapeHtml(goods.story[language])}</p>`,
      ...inUse.map(figure),
      `<h3>${heading}</h3>`,
      `<ul>${goods.notes.map((note) => `<li>${escapeHtml(note[language])}</li>`).join('')}</ul>`,
      ...pictures.map(figure),
    ].join('');
  };
  return { zh: write('zh'), en: write('en') };
}
