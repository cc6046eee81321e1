import { describe, expect, it } from 'vitest';
import { checkConformance, listNamedTests } from './conformance.ts';

describe('the table of conformance', () => {
  it('names each test by its title and its file', () => {
    const markdown = [
      '| what is asked  | test                                    |',
      '| -------------- | --------------------------------------- |',
      '| Sums are exact | [sums \\[cents\\]](../packages/a.test.ts) |',
    ].join('\n');
    expect(listNamedTests(markdown)).toEqual([{ title: 'sums [cents]', path: 'packages/a.test.ts' }]);
  });

  it('names only tests that are there', () => expect(checkConformance()).toEqual([]));
});
