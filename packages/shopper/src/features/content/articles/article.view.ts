/** What pages of articles, help and adverts show, made of what the market answers. */
import type { CallIn } from '@chengji/contract';

type Which = CallIn<'GET /wanlshop/article/details'>;

const keys = ['agreement', 'privacy', 'about', 'merchant_agreement'] as const;

/** An address names an article by its number, or by the key the app knows it by. */
export function parseArticleId(id: string): Which {
  const key = keys.find((one) => one === id);
  return key ? { key } : { id: Number(id) || 0 };
}

/** Pictures come when they are near. */
export const lazyPictures = (html: string): string =>
  html.replaceAll('<img ', '<img loading="lazy" decoding="async" ');

/** What is shown of what is not there, or not any more, by the keys of its refusals. */
export const gone = <Shown>(shown: Shown) => ({ 'common.not_found': shown, 'common.invalid_input': shown });

/** Where an advert leads on its own page: inside, out of the app to a host, or nowhere. */
export function parseTarget(url: string): { kind: 'inside' } | { kind: 'outside'; host: string } | null {
  if (url === '') return null;
  if (!/^https?:\/\//i.test(url)) return { kind: 'inside' };
  return URL.canParse(url) ? { kind: 'outside', host: new URL(url).host } : null;
}
