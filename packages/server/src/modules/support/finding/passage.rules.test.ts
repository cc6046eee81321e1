import { describe, expect, it } from 'vitest';
import { findPassage } from './passage.rules.ts';
import { toPlainText } from './plain-text.rules.ts';

describe('the passage of a text that answers', () => {
  const chinese = '第一句。第二句退款。第三句。第四句说别的。';

  it('begins with the sentence that has most of the question', () =>
    expect(findPassage(chinese, '怎么退款', 12)).toBe('第二句退款。第三句。'));

  it('is filled with the sentences behind it as far as they fit whole', () =>
    expect(findPassage(chinese, '退款', 8)).toBe('第二句退款。'));

  it('is the beginning where no sentence has any of it', () =>
    expect(findPassage('甲。乙。丙。丁。', '火星', 4)).toBe('甲。乙。'));

  it('is cut where one sentence alone is too long', () => {
    const passage = findPassage('没有标点'.repeat(20), '退款', 10);
    expect(passage).toBe('没有标点没有标点没有');
  });

  it('of an English text is a sentence of it', () => {
    const text = 'One thing. Refunds take a day. Other thing entirely.';
    expect(findPassage(text, 'how long do refunds take', 20)).toBe('Refunds take a day.');
  });

  it('of a list is the line that answers', () =>
    expect(findPassage('微信一天\n支付宝两天\n银行卡五天', '银行卡多久', 8)).toBe('银行卡五天'));

  it('is never longer than asked for', () => {
    for (const longest of [1, 5, 9, 13])
      expect(findPassage(chinese, '退款', longest).length).toBeLessThanOrEqual(longest);
  });
});

describe('harmless HTML as plain text', () => {
  it.each([
    ['<h2>标题</h2><div>甲</div><p>乙<br/>丙</p>', '标题\n甲\n乙\n丙'],
    ['a<br>b<BR />c', 'a\nb\nc'],
    ['<a href="https://example.com">链接</a>后', '链接后'],
    ['<img src="x.webp" alt="y">', ''],
    ['<p></p><p></p>只有这句', '只有这句'],
    ['  a \t b  ', 'a b'],
    ['', ''],
  ])('of “%s” is what it says', (html, text) => expect(toPlainText(html)).toBe(text));

  it('has the characters that HTML writes otherwise', () =>
    expect(toPlainText('a &lt;b&gt; &quot;c&quot;&nbsp;d &amp; e')).toBe('a <b> "c" d & e'));

  it('reads an entity once: what was written as text stays text', () =>
    expect(toPlainText('&amp;lt;p&amp;gt;')).toBe('&lt;p&gt;'));
});
