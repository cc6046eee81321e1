import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';

/** The market’s reasons for a kind of refund, in its order. */
export const listReasons = async (
  { services, language }: Context,
  { kind }: CallChecked<'GET /wanlshop/refund/reasons'>,
): Promise<CallOut<'GET /wanlshop/refund/reasons'>> => ({
  rows: services.settings
    .get('refunds.reasons')
    .filter(({ kinds }) => kinds.includes(kind))
    .map((reason) => ({ code: reason.code, text: reason[language], fault: reason.fault })),
});
