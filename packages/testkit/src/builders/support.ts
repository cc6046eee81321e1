import type { BankQuestion, CallIn, CallOut, Language, ServiceBlock } from '@chengji/contract';
import type { Market } from '../market.ts';
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

/** Someone who is not logged in, known by the secret of their device. */
export const aVisitor = (
  market: Market,
  name: string,
  language: Language = 'zh',
): Pick<Person, 'client'> => ({
  client: market.client(null, language, `device-secret-${name}`),
});

type Question = Omit<CallIn<'POST /wanlshop/service/ask'>, 'client_msg_id'>;

export const askService = (
  { client }: Pick<Person, 'client'>,
  question: Question,
  client_msg_id = aMessageId(),
): Promise<CallOut<'POST /wanlshop/service/ask'>> =>
  client.call('POST /wanlshop/service/ask', { ...question, client_msg_id });

/** What is said last to a question in words. */
export async function getAnswer(person: Pick<Person, 'client'>, text: string): Promise<ServiceBlock[]> {
  const { rows } = await askService(person, { text });
  return rows.at(-1)?.blocks ?? [];
}
