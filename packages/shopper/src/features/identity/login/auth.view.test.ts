import { describe, expect, it } from 'vitest';
import { en } from '../strings.en.ts';
import { zh } from '../strings.zh.ts';
import { getMessageKey, isNewcomer } from './auth.view.ts';

describe('the forms of an account', () => {
  it.each(['mobile', 'code', 'account', 'password', 'confirm', 'username', 'nickname', 'agree'])(
    'say of %s whether it is missing or wrong, in both languages',
    (field) => {
      for (const isMissing of [true, false]) {
        const key = getMessageKey(field, isMissing);
        expect(key).toBe(`${isMissing ? 'missing' : 'wrong'}.${field}`);
        expect(zh[key]).not.toBe('');
        expect(en[key]).not.toBe('');
      }
    },
  );

  it('say of any other field what they say of a wrong code', () => {
    expect(getMessageKey('elsewhere', false)).toBe('wrong.code');
  });

  it('say the words of the specification when passwords differ', () => {
    expect(zh[getMessageKey('confirm', false)]).toBe('两次输入的密码不一致');
    expect(en[getMessageKey('confirm', false)]).toBe('Passwords do not match');
  });

  it('recognise a newcomer, who registered by this very login', () => {
    expect(isNewcomer({ jointime: 100, prevtime: null, logintime: 100 })).toBe(true);
    expect(isNewcomer({ jointime: 100, prevtime: null, logintime: 9_000 })).toBe(false);
    expect(isNewcomer({ jointime: 100, prevtime: 101, logintime: 130 })).toBe(false);
  });
});
