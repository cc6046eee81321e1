import { describe, expect, it } from 'vitest';
import { isAllowed, listPackages, writePaper } from './licences.ts';
import { readLock } from './lock.ts';

const locked = (license: string, dependencies = {}) => ({ version: '1.0.0', license, dependencies });
const lock = {
  packages: {
    'packages/server': { dependencies: { a: '1', '@our/contract': '1' }, devDependencies: { tool: '1' } },
    'node_modules/@our/contract': { link: true, resolved: 'packages/contract' },
    'packages/contract': { dependencies: { c: '1' } },
    'node_modules/a': locked('MIT', { b: '1' }),
    'node_modules/b': locked('GPL-3.0-only'),
    'node_modules/a/node_modules/b': locked('ISC', { gone: '1' }),
    'node_modules/c': locked('(MIT OR GPL-2.0)'),
    'node_modules/tool': locked('MPL-2.0'),
  },
};

describe('the packages that are handed out', () => {
  it('are all that something needs, each where Node would find it, and not what only builds it', () => {
    expect(listPackages(lock, 'packages/server').map(({ name, licence }) => [name, licence])).toEqual([
      ['a', 'MIT'],
      ['b', 'ISC'],
      ['c', '(MIT OR GPL-2.0)'],
    ]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-2.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', false],
    ['GPL-3.0-only', false],
    ['unknown', false],
  ])('may be under %s: %s', (licence, answer) => {
    expect(isAllowed({ name: 'a', version: '1.0.0', licence })).toBe(answer);
  });

  it('may be under the LGPL where NOTICE says so', () => {
    const name = '@img/sharp-libvips-linux-x64';
    expect(isAllowed({ name, version: '1', licence: 'LGPL-3.0-or-later' })).toBe(true);
  });

  it('are named for the server and for both clients', () => {
    const text = writePaper(readLock());
    for (const name of ['fastify', 'sharp-libvips', 'antd-mobile', 'react-router', 'OFL-1.1']) {
      expect(text).toContain(name);
    }
    expect(text).not.toContain('vitest');
  });
});
