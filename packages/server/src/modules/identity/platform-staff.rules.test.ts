import { calls } from '@chengji/contract';
import { expect, it } from 'vitest';
import { platformRightsOf } from './platform-staff.rules.ts';

it('gives an admin every right that a call of the platform asks for', () => {
  for (const call of Object.values(calls)) {
    if (call.who === 'platform' && 'right' in call) expect(platformRightsOf('admin')).toContain(call.right);
  }
});

it('gives a role only rights that some call asks for', () => {
  for (const role of ['operator', 'support']) {
    expect(platformRightsOf('admin')).toEqual(expect.arrayContaining([...platformRightsOf(role)]));
  }
});

it('gives nothing to a role that is not known', () => {
  expect(platformRightsOf('toString')).toEqual([]);
});
