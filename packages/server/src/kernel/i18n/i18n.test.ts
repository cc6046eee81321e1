import { describe, expect, it } from 'vitest';
import { createTranslate, parseLanguage } from './i18n.ts';

const messages = {
  'teams.left': { zh: '还差 {seats} 人', en: '{seats} more to go' },
  'teams.open': { zh: '{hours} 小时内有效', en: 'Open for {hours} {hours|hour|hours}' },
};

describe('the messages', () => {
  it('says a message in the language asked for, with its parameters', () => {
    const translate = createTranslate([messages]);
    expect(translate('zh', 'teams.left', { seats: 2 })).toBe('还差 2 人');
    expect(translate('en', 'teams.left', { seats: 2 })).toBe('2 more to go');
  });

  it.each([
    [1, '1 小时内有效', 'Open for 1 hour'],
    ['1', '1 小时内有效', 'Open for 1 hour'],
    [24, '24 小时内有效', 'Open for 24 hours'],
  ])('says a message for %s in the form of its number', (hours, zh, en) => {
    const translate = createTranslate([messages]);
    expect(translate('zh', 'teams.open', { hours })).toBe(zh);
    expect(translate('en', 'teams.open', { hours })).toBe(en);
  });

  it('leaves a parameter nobody gave as it is, and says the key of a message nobody wrote', () => {
    const translate = createTranslate([messages]);
    expect(translate('en', 'teams.left')).toBe('{seats} more to go');
    expect(translate('en', 'teams.none')).toBe('teams.none');
  });

  it('lets no two modules claim one key', () => {
    expect(() => createTranslate([messages, messages])).toThrow('two messages for teams.left');
  });

  it.each([
    [undefined, 'zh'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['en', 'en'],
    ['EN-us,en;q=0.9', 'en'],
    ['fr', 'zh'],
  ])('takes %s for %s', (header, language) => {
    expect(parseLanguage(header)).toBe(language);
  });
});
