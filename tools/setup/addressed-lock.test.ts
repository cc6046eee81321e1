import { expect, it } from 'vitest';
import { addAddresses } from './addressed-lock.mjs';

const addresses = (packages: Parameters<typeof addAddresses>[0]) =>
  Object.values(addAddresses(packages)).map(({ resolved }) => resolved);

it('a package of the registry is at the path of its name and version', () => {
  const packages = {
    'node_modules/router': { version: '2.0.0' },
    'node_modules/@scope/icons': { version: '1.0.0-beta.1' },
    'packages/console/node_modules/router/node_modules/history': { version: '5.0.0' },
    'node_modules/short': { name: '@scope/long', version: '3.0.0' },
  };
  expect(addresses(packages)).toEqual([
    'https://registry.invalid/router/-/router-2.0.0.tgz',
    'https://registry.invalid/@scope/icons/-/icons-1.0.0-beta.1.tgz',
    'https://registry.invalid/history/-/history-5.0.0.tgz',
    'https://registry.invalid/@scope/long/-/long-3.0.0.tgz',
  ]);
});

it('a workspace has no path at the registry', () => {
  const packages = {
    '': { name: 'chengji', version: '1.0.0' },
    'packages/console': { name: '@chengji/console', version: '1.0.0' },
    'node_modules/@chengji/console': { resolved: 'packages/console', link: true },
  };
  expect(addAddresses(packages)).toEqual(packages);
});
