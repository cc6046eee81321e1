import { expect, it } from 'vitest';
import { missingEntries } from './lock.ts';

const parent = {
  version: '1.0.0',
  dev: true,
  optionalDependencies: {
    'tool-linux-x64-musl': '1.0.0',
    'tool-darwin-arm64': '1.0.0',
    'tool-linux-x64': '1.0.0',
  },
};

it('knows which systems the lock file leaves out, and what their packages are for', () => {
  const lock = {
    packages: { '': {}, 'node_modules/tool': parent, 'node_modules/tool-linux-x64': { version: '1.0.0' } },
  };
  expect(missingEntries(lock)).toEqual({
    'node_modules/tool-linux-x64-musl': {
      version: '1.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
    'node_modules/tool-darwin-arm64': {
      version: '1.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    },
  });
});

it('finds a package in any folder above', () => {
  const lock = {
    packages: {
      'node_modules/a/node_modules/tool': { ...parent, optionalDependencies: { 'tool-linux-x64': '1.0.0' } },
      'node_modules/tool-linux-x64': { version: '1.0.0' },
    },
  };
  expect(missingEntries(lock)).toEqual({});
});
