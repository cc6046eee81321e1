import type { BankQuestion, CallIn } from '@chengji/contract';

import type { Person } from './people.ts';

let made = 0;

/** A name for a message, as clients make them. */
export const aMessageId = (): string => {
  made += 1;
  return `message-${made}-${process.pid}`;
};

export const aBankQuestion = (
  operator: Person,
  traits: Partial<CallIn<'POST /platform/bank/save'>> = {},
): Promise<BankQuestion> => {
  made += 1;
  return operator.client.call('POST /platform/bank/save', {
    question: { zh: `可以开发票吗 ${made}`, en: `Can I get an invoice ${made}` },
    wordings: { zh: ['报销要发票'], en: ['need a tax receipt'] },
    answer: { zh: '发票由商家开具。', en: 'Invoices are issued by the shop.' },
    ...traits,
  });
};

/** Asks for a person; answers the session's id. */
export async function handOver(person: Pick<Person, 'client'>, text = ''): Promise<number> {
  const { session } = await person.client.call('POST /wanlshop/service/handover', { text });
  return session.id;
}
