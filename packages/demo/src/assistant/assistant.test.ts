import { describe, expect, it } from 'vitest';
import { measureAssistant } from './measure-assistant.ts';

describe('the assistant, asked in other words and with typing errors', () => {
  it.each(['zh', 'en'] as const)(
    'finds the right source first, of 100 questions 85, in %s',
    async (language) => {
      const { asked, right, missed } = await measureAssistant('questions', language);
      expect(asked).toBeGreaterThanOrEqual(language === 'zh' ? 200 : 100);
      expect(right / asked, missed.join('\n')).toBeGreaterThanOrEqual(0.85);
    },
  );

  it.each([
    ['questions', 'zh'],
    ['questions', 'en'],
    ['held-out', 'zh'],
    ['held-out', 'en'],
  ] as const)('answers no nonsense of the %s in %s', async (set, language) => {
    const { nonsense, invented, missed } = await measureAssistant(set, language);
    expect(nonsense).toBeGreaterThan(0);
    expect(invented, missed.join('\n')).toBe(0);
  });
});
