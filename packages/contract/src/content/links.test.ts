import { describe, expect, it } from 'vitest';
import { settings } from '../settings.ts';
import { InnerUrl, LinkUrl } from './links.ts';

const notLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https:elsewhere',
  'https://a b',
  'pages/index',
];

describe('a link', () => {
  it.each(['', '/', '/pages/product/goods?id=1'])('may be %j, in the app and anywhere', (url) => {
    expect([InnerUrl, LinkUrl].map((schema) => schema.safeParse(url).success)).toEqual([true, true]);
  });

  it.each(['http://a.example', 'https://a.example/path?x=1#y'])('may be %j, outside', (url) => {
    expect(LinkUrl.safeParse(url).success).toBe(true);
    expect(InnerUrl.safeParse(url).success).toBe(false);
  });

  it.each(notLinks)('is never %j', (url) => {
    expect([InnerUrl, LinkUrl].map((schema) => schema.safeParse(url).success)).toEqual([false, false]);
    expect(settings['content.update_link'].schema.safeParse(url).success).toBe(false);
  });
});
