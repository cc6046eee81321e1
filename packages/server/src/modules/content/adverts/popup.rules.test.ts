import { describe, expect, it } from 'vitest';
import { isMeantFor } from './popup.rules.ts';

describe('a pop-up', () => {
  const people = {
    visitor: null,
    newcomer: { level: 1, hasOrdered: false },
    buyer: { level: 1, hasOrdered: true },
    member: { level: 3, hasOrdered: true },
  };
  const meantFor = (meant: Parameters<typeof isMeantFor>[0]) =>
    Object.entries(people)
      .filter(([, person]) => isMeantFor(meant, person))
      .map(([name]) => name);

  it('is meant for everyone, visitors, who has not ordered, or members from a level on', () => {
    expect(meantFor({ audience: 'everyone', level: null })).toEqual(Object.keys(people));
    expect(meantFor({ audience: 'visitors', level: null })).toEqual(['visitor']);
    expect(meantFor({ audience: 'not_ordered', level: null })).toEqual(['newcomer']);
    expect(meantFor({ audience: 'level', level: 3 })).toEqual(['member']);
    expect(meantFor({ audience: 'level', level: 1 })).toEqual(['newcomer', 'buyer', 'member']);
  });
});
