import { describe, expect, it } from 'vitest';
import { chooseNear } from './near.rules.ts';

const hit = (ref: string, score: number) => ({ ref, score, matched: '' });
const toKind = (ref: string) => (ref.startsWith('i') ? null : ref.startsWith('q') ? 'question' : 'page');

describe('what is near a question that nothing answers', () => {
  it('is three questions and two pages, the nearest first, however many of the one are nearer', () => {
    const hits = [
      hit('q1', 0.48),
      hit('i1', 0.47),
      hit('q2', 0.4),
      hit('q3', 0.39),
      hit('q4', 0.38),
      hit('p1', 0.3),
      hit('p2', 0.2),
      hit('p3', 0.19),
    ];
    expect(chooseNear(hits, toKind)).toEqual({ questions: ['q1', 'q2', 'q3'], pages: ['p1', 'p2'] });
  });

  it('is nothing where nothing is near', () => {
    expect(chooseNear([hit('q1', 0.14)], toKind)).toEqual({ questions: [], pages: [] });
  });
});
