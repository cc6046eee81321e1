import { expect, it } from 'vitest';
import { parameterText, signedText, sortedJson } from './signing.ts';

it('the signed text joins path, sorted parameters and app key', () => {
  expect(signedText('/a/b', { z: 'x', B: 1, a: true }, 'key')).toBe('/a/b?B=1&a=true&z=xkey');
  expect(signedText('/a/b', {}, 'key')).toBe('/a/b?key');
});

it('the signed text leaves out null and undefined', () => {
  expect(signedText('/a', { n: null, u: undefined, e: '', zero: 0 }, 'k')).toBe('/a?e=&zero=0k');
});

it('the signed text has objects and lists as JSON with their keys sorted at every depth', () => {
  expect(parameterText([{ b: 1, a: { d: null, c: '橙' } }])).toBe('[{"a":{"c":"橙","d":null},"b":1}]');
  expect(parameterText({ gone: undefined, list: [undefined, 1] })).toBe('{"list":[null,1]}');
});

it('the signed text is the same before and after a round trip as JSON', () => {
  const value = { b: [1, 'two', { y: false, x: undefined }], a: null };
  expect(sortedJson(JSON.parse(JSON.stringify(value)))).toBe(sortedJson(value));
});
