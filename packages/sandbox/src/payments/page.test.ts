import { describe, expect, it } from 'vitest';
import { renderPage } from './page.ts';

type Page = Parameters<typeof renderPage>[0];
const page = (traits: Partial<Page> = {}) =>
  renderPage({
    language: 'zh',
    state: 'open',
    amount: '12.30',
    title: 'T1',
    back: '/#/back',
    query: '',
    ...traits,
  });

describe('the gateway’s payment page', () => {
  it('shows the amount, and two ways on', () => {
    const html = page();
    expect(html).toContain('12.30');
    expect(html).toMatch(/value="approve".*确认支付/);
    expect(html).toMatch(/value="cancel".*取消支付/);
  });

  it('speaks English too, and leads to the other language', () => {
    expect(page({ language: 'en' })).toContain('Approve');
    expect(page({ language: 'en', query: 'redirect_url=%2F' })).toContain('redirect_url=%2F&amp;lang=zh');
    expect(page()).toContain('lang="zh-CN"');
  });

  it('leads back by itself once it is paid, and offers nothing more to pay', () => {
    const html = page({ state: 'paid' });
    expect(html).toContain('http-equiv="refresh"');
    expect(html).toContain('href="/#/back"');
    expect(html).not.toContain('value="approve"');
  });

  it('offers nothing to pay when it is over', () => {
    expect(page({ state: 'over', back: '' })).toContain('已关闭');
    expect(page({ state: 'over', back: '' })).not.toMatch(/<form|href="\/#/);
  });

  it('shows what a merchant wrote as text', () => {
    const html = page({
      title: '<script>alert(1)</script>',
      back: '/"onclick="x',
      query: 'a="><b>',
      state: 'open',
    });
    expect(html).not.toMatch(/<script|"><b>/);
    expect(page({ state: 'paid', back: '/"onclick="x' })).toContain('/&quot;onclick=');
  });
});
