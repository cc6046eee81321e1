/**
 * `npm run operator:add`: adds a member of staff with every right of the platform, also in an empty database.
 * The account and name come from `--account` and `--name`, from OPERATOR_ACCOUNT and OPERATOR_NAME, or are asked
 * for; the password is asked for, or is the first line of what is piped in: never an argument, which every
 * process of the machine could read.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { ConfigError, configOfProcess } from '../packages/server/src/kernel/config.ts';
import { createKernel } from '../packages/server/src/kernel/kernel.ts';
import { addOperator, OperatorRefused } from '../packages/server/src/modules/identity/index.ts';

type Operator = { account: string; name: string; password: string };

const isTerminal = process.stdin.isTTY === true;
let isHidden = false;
const screen = new Writable({
  write(chunk, _encoding, done) {
    if (!isHidden) process.stderr.write(chunk);
    done();
  },
});

async function readOperator(): Promise<Operator> {
  const { values } = parseArgs({ options: { account: { type: 'string' }, name: { type: 'string' } } });
  const { OPERATOR_ACCOUNT, OPERATOR_NAME } = process.env;
  const account = values.account ?? OPERATOR_ACCOUNT;
  const name = values.name ?? OPERATOR_NAME;
  const lines = createInterface({ input: process.stdin, output: screen, terminal: isTerminal });
  try {
    if (!isTerminal) {
      if (!account || !name) throw new OperatorRefused('--account and --name are needed');
      const { value } = await lines[Symbol.asyncIterator]().next();
      return { account, name, password: value ?? '' };
    }
    const ask = (question: string) => lines.question(question);
    return {
      account: account ?? (await ask('Account: ')),
      name: name ?? (await ask('Name: ')),
      password: await askPassword(ask),
    };
  } finally {
    lines.close();
  }
}

async function askPassword(ask: (question: string) => Promise<string>): Promise<string> {
  const password = await askHidden(ask, 'Password: ');
  if ((await askHidden(ask, 'Again: ')) !== password) throw new OperatorRefused('the passwords differ');
  return password;
}

async function askHidden(ask: (question: string) => Promise<string>, question: string): Promise<string> {
  process.stderr.write(question);
  isHidden = true;
  try {
    return await ask('');
  } finally {
    isHidden = false;
    process.stderr.write('\n');
  }
}

async function add(): Promise<string> {
  const config = { ...configOfProcess({ production: false }), logLevel: 'error' as const };
  if (!config.databaseUrl) throw new ConfigError('DATABASE_URL must name the database of the market');
  const operator = await readOperator();
  const kernel = await createKernel(config, []);
  try {
    const id = await addOperator(kernel.systemContext(), operator);
    return `${operator.account} may now log in to the console and do everything there (no. ${id})`;
  } finally {
    kernel.services.rateLimiter.close();
    await kernel.bus.close();
    await kernel.database.close();
  }
}

try {
  console.log(await add());
} catch (error) {
  if (!(error instanceof OperatorRefused || error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
