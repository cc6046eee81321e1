import { expect, it } from 'vitest';
import type { Refusal } from '../../refusal.ts';
import { UploadSlots } from './upload-slots.ts';

const slots = () => new UploadSlots({ person: { uploads: 2, bytes: 100 }, node: { uploads: 3, bytes: 150 } });

const getRefusal = (claim: () => unknown): string | null => {
  try {
    claim();
    return null;
  } catch (error) {
    return (error as Refusal).key;
  }
};

it('a person has so many uploads, and so many bytes, at once', () => {
  const some = slots();
  const release = some.claim('a', 10);
  some.claim('a', 90);
  expect(getRefusal(() => some.claim('a', 0))).toBe('common.too_many_requests');
  release();
  expect(getRefusal(() => some.claim('a', 11))).toBe('common.too_many_requests');
  expect(getRefusal(() => some.claim('a', 10))).toBeNull();
});

it('all together have so many as well, and give them back', () => {
  const some = slots();
  const releases = ['a', 'b', 'c'].map((person) => some.claim(person, 50));
  expect(getRefusal(() => some.claim('d', 0))).toBe('common.busy');
  for (const release of releases) release();
  some.claim('a', 100);
  expect(getRefusal(() => some.claim('b', 51))).toBe('common.busy');
  expect(getRefusal(() => some.claim('b', 50))).toBeNull();
});
