import { expect, it } from 'vitest';
import { listMissing } from './install.mjs';

const everything = { development: true };
const wanted = {
  '': {},
  'packages/console': { version: '1.0.0' },
  'node_modules/@chengji/console': { link: true },
  'node_modules/router': { version: '2.0.0' },
  'node_modules/linter': { version: '3.0.0', dev: true },
  'node_modules/other-system': { version: '4.0.0', optional: true },
  'packages/console/node_modules/router': { version: '5.0.0' },
};
const present = {
  'node_modules/@chengji/console': { link: true },
  'node_modules/router': { version: '2.0.0' },
  'node_modules/linter': { version: '3.0.0' },
  'packages/console/node_modules/router': { version: '5.0.0' },
};

it('nothing is missing when npm installed what the lock file says, but for other systems', () => {
  expect(listMissing(wanted, present, everything)).toEqual([]);
});

it('a package in the folder of a workspace is missing when it is another version', () => {
  const older = { ...present, 'packages/console/node_modules/router': { version: '4.9.9' } };
  expect(listMissing(wanted, older, everything)).toEqual(['packages/console/node_modules/router']);
});

it('what only checks and tests need is missing only where they are run', () => {
  const { 'node_modules/linter': _, ...running } = present;
  expect(listMissing(wanted, running, { development: false })).toEqual([]);
  expect(listMissing(wanted, running, everything)).toEqual(['node_modules/linter']);
});
