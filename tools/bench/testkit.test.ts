import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the testkit can be loaded without Vitest, as the tools that measure do', () => {
  const script = "console.log(typeof (await import('@chengji/testkit')).startMarket)";
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(printed).toBe('function\n');
});
