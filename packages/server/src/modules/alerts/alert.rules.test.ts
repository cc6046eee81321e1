import { AlertKind } from '@chengji/contract/states';
import { describe, expect, it } from 'vitest';
import { alertRights, listKinds } from './alert.rules.ts';

describe('the kinds that somebody may know of', () => {
  it('are all of the own side for who holds every right', () => {
    const kinds = [...listKinds('seller', () => true), ...listKinds('platform', () => true)];
    expect(kinds.toSorted()).toEqual([...AlertKind.options].toSorted());
  });

  it.each(AlertKind.options)('hold %s for its right alone', (kind) => {
    const { side, right } = alertRights[kind];
    expect(listKinds(side, (held) => held === right)).toContain(kind);
    expect(listKinds(side, (held) => held !== right)).not.toContain(kind);
    expect(listKinds(side === 'seller' ? 'platform' : 'seller', () => true)).not.toContain(kind);
  });
});
