import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findContentLosses, sanitizeContent } from './sanitize-content.ts';

describe('a description', () => {
  it('keeps headings, lists, tables and own pictures', () => {
    const html = '<h3>材质</h3><ul><li>棉</li></ul><img src="/files/a/b.webp" alt="" />';
    expect(sanitizeContent(html)).toBe(html);
  });

  it.each([
    ['a script', '<p>好<script>alert(1)</script></p>', '<p>好</p>'],
    ['a handler', '<p onclick="x()">好</p>', '<p>好</p>'],
    ['a style', '<p style="position:fixed">好</p>', '<p>好</p>'],
    ['a link', '<a href="javascript:x">好</a>', '好'],
    ['a picture from elsewhere', '<img src="https://example.com/a.png">', ''],
    ['a picture that is code', '<img src="data:image/svg+xml,x" onerror="x()">', ''],
    ['a frame', '<iframe src="/files/a"></iframe>', ''],
    ['a picture from the origin of the page', '<img src="//example.com/a.png">', ''],
    [
      'a picture of its own with a handler',
      '<img src="/files/a/b.webp" onload="x()" />',
      '<img src="/files/a/b.webp" />',
    ],
    ['a picture with a way to ask for more', '<img src="/files/a.webp?x=1" />', ''],
    ['a drawing that is code', '<svg onload="x()"><script>x</script></svg>', ''],
    ['a sheet of style', '<style>body{display:none}</style>好', '好'],
    ['a form to type into', '<form action="/x"><input name="password"><button>登录</button></form>', '登录'],
    ['a note to itself', '<p>好<!-- <script>x</script> --></p>', '<p>好</p>'],
    ['a tag within a tag', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['a class and an id', '<p class="price" id="app">好</p>', '<p>好</p>'],
    ['a film', '<video src="/files/a.mp4" autoplay></video>', ''],
    ['an open tag', '<p>好<b>的', '<p>好<b>的</b></p>'],
  ])('loses %s', (_, html, kept) => expect(sanitizeContent(html)).toBe(kept));

  it('keeps the cells of a table together, and how they span', () => {
    const html =
      '<table><tbody><tr><th colspan="2">尺码</th></tr><tr><td>S</td><td>M</td></tr></tbody></table>';
    expect(sanitizeContent(html)).toBe(html);
  });

  it('keeps what looks like code as the text it is', () => {
    expect(sanitizeContent('<p>1 &lt; 2 &amp; 3 &gt; 2</p>')).toBe('<p>1 &lt; 2 &amp; 3 &gt; 2</p>');
    expect(sanitizeContent('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe(
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    );
  });

  const part = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<b',
      '>',
      '<script>',
      '</script>',
      '<img src="/files/a.webp"',
      ' onerror="x()"',
      '/>',
    ],
    ...[
      '<!--',
      '-->',
      '&lt;',
      '&',
      '"',
      "'",
      '<svg',
      '<style>',
      '<a href="javascript:x">',
      '好',
      '<table><td>',
    ],
  );
  const anyHtml = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));

  const stripTags = (html: string) => html.replace(/<[^>]*>/g, '');

  it('is never code, and loses no word when it is saved again, for any input', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const kept = sanitizeContent(html);
        expect(stripTags(sanitizeContent(kept))).toBe(stripTags(kept));
        expect(kept).not.toMatch(/<(script|svg|style|a|iframe|form)\b|<[^>]*\son\w+=|<[^>]*javascript:/i);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what a reader would miss of a description', () => {
  it.each([
    ['<p>好</p>', false, false],
    ['<meta charset="utf-8"><p id="a" class="b" data-x="1"><span>好</span></p>', false, false],
    ['<p><IMG src="https://example.com/a.png"></p>', true, false],
    ['<img src="/files/a/b.webp">', false, false],
    ['<p>&lt;img src="x"&gt;</p><!-- <img src="x"> -->', false, false],
    ['<a href="https://example.com">好</a>', false, true],
    ['<p style="color: red">好</p>', false, true],
    ['<iframe src="https://example.com"></iframe>', false, true],
    ['<div>好</div><img src="x">', true, true],
  ])('of %s', (html, pictures, formatting) => {
    expect(findContentLosses(html)).toEqual({ pictures, formatting });
  });
});
