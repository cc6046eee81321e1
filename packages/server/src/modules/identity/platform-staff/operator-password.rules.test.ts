import { describe, expect, it } from 'vitest';
import { findOperatorPasswordError } from './operator-password.rules.ts';

describe('an operator’s password', () => {
  it.each([
    ['Short-1', 'at least 12'],
    ['abababababababab', 'repeats'],
    ['938475610293847', 'must not be a number'],
    ['lin.xiaoyu-2026!', 'must not hold the account'],
    ['My-Password-2026', 'password'],
    ['Chengji-2026-xyz', 'chengji'],
  ])('%s is no password for who may do everything', (password, error) => {
    expect(findOperatorPasswordError({ account: 'Lin.Xiaoyu', password })).toContain(error);
  });

  it.each(['correct horse battery', 'p7#Vw2!qLm9x', '青山绿水一百二十三里路啊'])('%s is one', (password) => {
    expect(findOperatorPasswordError({ account: 'Lin.Xiaoyu', password })).toBe(null);
  });
});
