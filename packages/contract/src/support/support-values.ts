/** The service assistant on the wire: what it answers with, and a session with its messages. */
import { z } from 'zod';
import { OrderState, RefundState, WithdrawalState } from '../states.ts';
import { Id, Moment, Money } from '../values.ts';

/** Who answers in a session: the assistant, nobody yet, an agent; `left` is a message left out of hours. */
export const ServiceState = z.enum(['assistant', 'queued', 'taken', 'left', 'closed']);
export type ServiceState = z.output<typeof ServiceState>;

/** Where an answer is from: a question of the bank, a question of the help pages, an article. */
export const ServiceSourceKind = z.enum(['question', 'help', 'article']);
export type ServiceSourceKind = z.output<typeof ServiceSourceKind>;

export const ServiceSource = z
  .object({
    kind: ServiceSourceKind,
    id: Id,
    title: z.string(),
    quote: z.string().meta({ description: 'What the source says, word for word' }),
  })
  .meta({ id: 'ServiceSource' });
export type ServiceSource = z.output<typeof ServiceSource>;

export const ParcelCard = z.object({
  order_id: Id,
  order_no: z.string(),
  title: z.string(),
  image: z.string(),
  state: OrderState,
  payable: Money,
  latest: z.string().meta({ description: 'The newest step of its parcel; empty before there is one' }),
  latest_at: Moment.nullable(),
});
export const RefundCard = z.object({
  refund_id: Id,
  order_id: Id,
  title: z.string(),
  image: z.string(),
  amount: Money,
  state: RefundState,
  due_at: Moment.nullable(),
});
const CouponCard = z.object({
  card_id: Id,
  title: z.string(),
  shop: z.string().nullable().meta({ description: 'Null: of the market' }),
  valid_to: Moment,
});
const WalletCard = z.object({
  balance: Money,
  frozen: Money,
  withdrawals: z.array(z.object({ id: Id, amount: Money, state: WithdrawalState, createtime: Moment })),
});
const ShopCard = z.object({ shop_id: Id, name: z.string(), order_id: Id, order_no: z.string() });
const QuestionLink = z.object({ id: Id, question: z.string() });
const PageLink = z.object({ kind: z.enum(['help', 'article']), id: Id, title: z.string() });

/** A part of a message. The cards are of the shopper's own things, as they were at that moment. */
export const ServiceBlock = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({
      kind: z.literal('answer'),
      text: z.string(),
      sources: z.array(ServiceSource).min(1),
      worded: z.boolean().meta({ description: 'Whether a language model put the sources in its words' }),
    }),
    z.object({ kind: z.literal('orders'), rows: z.array(ParcelCard) }),
    z.object({ kind: z.literal('refunds'), rows: z.array(RefundCard) }),
    z.object({ kind: z.literal('coupons'), rows: z.array(CouponCard) }),
    z.object({ kind: z.literal('wallet'), wallet: WalletCard }),
    z.object({ kind: z.literal('shops'), rows: z.array(ShopCard) }),
    z.object({ kind: z.literal('questions'), rows: z.array(QuestionLink) }),
    z.object({ kind: z.literal('pages'), rows: z.array(PageLink) }),
    z.object({ kind: z.literal('login') }),
    z.object({ kind: z.literal('unknown') }),
    z.object({
      kind: z.literal('event'),
      event: z.enum(['queued', 'taken', 'released', 'left', 'closed']),
      by: z.string().meta({ description: 'The agent; empty where it was another' }),
    }),
  ])
  .meta({ id: 'ServiceBlock' });
export type ServiceBlock = z.output<typeof ServiceBlock>;

export const ServiceAuthor = z.enum(['shopper', 'assistant', 'agent', 'system']);
export type ServiceAuthor = z.output<typeof ServiceAuthor>;

export const ServiceMessage = z
  .object({
    id: Id,
    session_id: Id,
    by: ServiceAuthor,
    agent: z.string().meta({ description: 'The agent who wrote it; else empty' }),
    blocks: z.array(ServiceBlock),
    client_msg_id: z.string().nullable(),
    helpful: z.boolean().nullable(),
    can_rate: z.boolean(),
    createtime: Moment,
  })
  .meta({ id: 'ServiceMessage' });
export type ServiceMessage = z.output<typeof ServiceMessage>;

export const ServiceSession = z
  .object({
    id: Id,
    state: ServiceState,
    place: z.int().nullable().meta({ description: 'In the queue, from 1' }),
    wait_seconds: z.int().nullable().meta({ description: 'Expected until an agent takes it' }),
    agent: z.string().meta({ description: 'Who took it; else empty' }),
    createtime: Moment,
  })
  .meta({ id: 'ServiceSession' });
export type ServiceSession = z.output<typeof ServiceSession>;

/** Whether agents answer now, and how long one would wait. */
export const ServiceInbox = z
  .object({
    is_open: z.boolean(),
    opens_at: Moment.nullable().meta({ description: 'When it opens next; null while it is open' }),
    hours: z.string().meta({ description: 'Such as 09:00–21:00' }),
    waiting: z.int(),
    wait_seconds: z.int(),
  })
  .meta({ id: 'ServiceInbox' });
export type ServiceInbox = z.output<typeof ServiceInbox>;

/** Made by the client for each message, so that a repeat is one message. */
export const ClientMessageId = z.string().regex(/^[\w-]{8,64}$/);
