/** The command as it is run: a process of its own on an empty database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import {
  createDatabase,
  dropDatabase,
  generateCode,
  getRefusalKey,
  type Market,
  startMarket,
} from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listAllRights } from '../staff/all-rights.rules.ts';

const command = fileURLToPath(new URL('../../../../../../tools/operator-add.ts', import.meta.url));
const password = 'correct horse battery';

let databaseUrl: string;
let market: Market | undefined;
beforeAll(async () => {
  databaseUrl = await createDatabase(inject('clusterUrl'), 'template0');
});
afterAll(async () => {
  await market?.stop();
  await dropDatabase(inject('clusterUrl'), databaseUrl);
});

async function addOperator(args: string[], typed: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, ...environment },
  });
  child.stdin.end(typed);
  const [output, refused, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, output, refused };
}
const lin = ['--account', 'lin.xiaoyu', '--name', '林小雨'];

describe('adding an operator', () => {
  it('takes the first operator on in an empty database, who sets a second factor up and may then do everything', async () => {
    const { code, output, refused } = await addOperator(lin, `${password}\n`);
    expect({ code, refused }).toEqual({ code: 0, refused: '' });
    expect(output).toContain('lin.xiaoyu');
    expect(output).not.toContain(password);
    market = await startMarket({ databaseUrl });
    const visitor = market.client();
    const step = await visitor.call('POST /platform/auth/login', { account: 'lin.xiaoyu', password });
    const ticket = 'second_factor' in step ? step.second_factor.ticket : 'the operator was let in at once';
    const { secret } = await visitor.call('POST /platform/auth/enrol', { ticket });
    const enrolled = { ticket, code: generateCode(secret) };
    const { token, staff } = await visitor.call('POST /platform/auth/enrol_confirm', enrolled);
    expect(staff).toMatchObject({ name: '林小雨', rights: [...listAllRights('platform')] });
    expect((await market.client(token).call('GET /platform/settings/list')).rows.length).toBeGreaterThan(10);
  });

  it('takes account and name from the environment as well', async () => {
    const named = { OPERATOR_ACCOUNT: 'second', OPERATOR_NAME: '二号' };
    expect(await addOperator([], password, named)).toMatchObject({ code: 0 });
  });

  it.each([
    ['a weak password', ['--account', 'weak', '--name', '弱'], '12345678', 'at least 12 characters'],
    ['no password', ['--account', 'weak', '--name', '弱'], '', 'at least 12 characters'],
    ['an account that exists', lin, password, 'exists already'],
    [
      'an account that exists, written otherwise',
      ['--account', 'LIN.XIAOYU', '--name', 'x'],
      password,
      'exists already',
    ],
    ['an account that is none', ['--account', 'a b', '--name', 'x'], password, 'the account may have'],
    ['no account', ['--name', 'x'], password, '--account'],
  ])('refuses %s', async (_what, args, typed, why) => {
    const { code, refused } = await addOperator(args, `${typed}\n`);
    expect(code).toBe(1);
    expect(refused).toContain(why);
    expect(refused).not.toMatch(/\n\s+at /);
    if (market && args.includes('weak')) {
      const logIn = market
        .client()
        .call('POST /platform/auth/login', { account: 'weak', password: typed || 'x' });
      expect(await getRefusalKey(logIn)).not.toBe('');
    }
  });

  it('asks for the database it should be in', async () => {
    expect(await addOperator(lin, password, { DATABASE_URL: '' })).toMatchObject({
      code: 1,
      refused: expect.stringContaining('DATABASE_URL'),
    });
  });
});
