import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translator } from '@chengji/client-kit/i18n';
import { expect, test } from 'vitest';
import { jobName } from './job-name.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

const server = join(import.meta.dirname, '../../../../server/src');
const jobs = globSync('modules/**/*.jobs.ts', { cwd: server }).flatMap((file) =>
  [...readFileSync(join(server, file), 'utf8').matchAll(/^\s+name: ['`]([\w.]+)/gm)].map(
    ([, name = '']) => name,
  ),
);

test('every deadline of the market is named in words', () => {
  expect(jobs.length).toBeGreaterThan(10);
  const text = translator(zh, en, 'en');
  const unnamed = jobs.map((job) => job.replace(/\.$/, '')).filter((job) => jobName(text, job) === job);
  expect(unnamed).toEqual([]);
});
