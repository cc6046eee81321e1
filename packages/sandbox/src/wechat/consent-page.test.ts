import { describe, expect, it } from 'vitest';
import { renderConsent } from './consent-page.ts';
import { wechatPeople } from './wechat.ts';

type Page = Parameters<typeof renderConsent>[0];
const page = (traits: Partial<Page> = {}) =>
  renderConsent({ language: 'zh', people: wechatPeople, query: '', ...traits });

describe('the consent page', () => {
  it('offers each person by name, and a way to refuse', () => {
    const html = page();
    for (const { key, zh } of wechatPeople) expect(html).toContain(`value="${key}">${zh}`);
    expect(html).toMatch(/value="">拒绝/);
  });

  it('speaks English too, and leads to the other language with what it was opened for', () => {
    const html = page({ language: 'en', query: 'state=a&redirect_uri=%2Fback' });
    expect(html).toContain('Log in as');
    expect(html).toContain('?state=a&amp;redirect_uri=%2Fback&amp;lang=zh');
  });

  it('offers nobody when it was opened for something unknown', () => {
    expect(page({ people: [] })).not.toContain('<form');
    expect(page({ people: [] })).toContain('该页面已失效');
  });

  it('shows what it was opened with as nothing but text', () => {
    const people = [{ key: 'x', zh: '<script>alert(1)</script>', en: 'x' }];
    expect(page({ people, query: 'a="><b>' })).not.toMatch(/<script|"><b>/);
  });
});
