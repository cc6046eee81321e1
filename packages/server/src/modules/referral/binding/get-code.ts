import { randomInt } from 'node:crypto';
import { codeLetters } from '@chengji/contract/referral/referral.rules';
import type { Context } from '../../../kernel/context.ts';
import { claimCode, findCode } from './binding.queries.ts';

const length = 6;

const drawCode = (): string =>
  Array.from({ length }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** Everybody's own, given when it is first asked for. A billion can be drawn: another draw follows one that is taken. */
export async function getCode({ db }: Context, shopperId: number): Promise<string> {
  for (;;) {
    const found = await findCode(db, shopperId);
    if (found !== null) return found;
    const code = drawCode();
    if (await claimCode(db, shopperId, code)) return code;
  }
}
