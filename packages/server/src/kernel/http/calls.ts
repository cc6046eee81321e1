/** The way of every call: signed, known, allowed, within its limit, checked, done, answered. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorKey, holdsRight } from '../actor.ts';
import { assertRecorded, type Trail } from '../audit/audit.ts';
import { type Actor, type Client, type Context, visitor } from '../context.ts';
import { languageOf } from '../i18n.ts';
import type { Kernel } from '../kernel.ts';
import type { Logger } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { getAddress, toAddressKey } from './address.ts';
import { assertFits } from './drift.ts';
import { dataText, doneAnswer } from './envelope.ts';
import { requireKey, runOnce } from './idempotency.ts';
import { assertStorable, check, type Parameters, parametersOf } from './input.ts';
import type { Route, UploadedFile } from './routes.ts';
import { appKeyOf, isSigned } from './sign.ts';
import { receiveUpload } from './upload.ts';

const headersOfAnswer = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

export function serveCalls(app: FastifyInstance, kernel: Kernel, routes: readonly Route[]): void {
  const appKey = appKeyOf(kernel.config.socketUrl);
  for (const route of routes) {
    const [method, path] = route.name.split(' ') as ['GET' | 'POST', string];
    app.route({
      method,
      url: `/api${path}`,
      config: { call: route.name },
      handler: async (request, reply) => {
        const { parameters, file } = await receive(route, request);
        if (!isSigned(request.headers.sign, path, parameters, appKey))
          throw new Refusal('common.illegal_access');
        assertStorable(parameters);
        const exchange = { request, parameters, file };
        const data = isShared(route, request)
          ? await sharedAnswerOf(kernel, route, exchange)
          : await answerOf(kernel, route, exchange);
        return reply.headers(headersOfAnswer).send(doneAnswer(data, kernel.clock.now()));
      },
    });
  }
}

type Received = { parameters: Parameters; file?: UploadedFile };
type Exchange = Received & { request: FastifyRequest };

const receive = async (route: Route, request: FastifyRequest): Promise<Received> =>
  route.call.upload ? receiveUpload(request, route.largestFile) : { parameters: parametersOf(request) };

/** What is shared by visitors is not given to somebody; a token is looked at only where it matters. */
const isShared = ({ shared }: Route, { headers }: FastifyRequest): boolean =>
  shared === 'everyone' || (shared === 'visitors' && !headers.token);

/** Made once for all who ask within a moment; each of them counts. */
async function sharedAnswerOf(kernel: Kernel, route: Route, exchange: Exchange): Promise<string> {
  const { request, parameters } = exchange;
  const name = `${languageOf(request.headers['accept-language'])} ${request.url}`;
  const data = await kernel.answers.get(name, () => answerOf(kernel, route, exchange));
  route.counts?.(contextOf(kernel, request, unknownCaller), check(route.call.in, parameters));
  return data;
}

async function answerOf(
  kernel: Kernel,
  route: Route,
  { request, parameters, file }: Exchange,
): Promise<string> {
  const actor = await actorOf(kernel, request);
  assertMay(route, actor);
  // a market that limits no address limits it in no call
  if (route.limit && (route.limit.by === 'actor' || kernel.config.rateLimit > 0)) {
    const who = route.limit.by === 'ip' ? toAddressKey(getAddress(request)) : actorKey(actor);
    await kernel.services.rateLimiter.consume(`${route.name} ${who}`, 1, route.limit);
  }
  const input = check(route.call.in, parameters);
  const key = requireKey(route, request.headers['idempotency-key']);
  const trail: Trail = { call: route.name, isRecorded: false };
  const ctx = contextOf(kernel, request, { actor, idempotencyKey: key, trail });
  const data =
    key && !route.keepsOwnKey ? await runOnce(ctx, route, key, input) : await route.run(ctx, input, file);
  if (kernel.config.testing) {
    assertFits(route, data ?? null);
    assertRecorded(route.call, trail);
  }
  if (!isShared(route, request)) route.counts?.(ctx, input);
  return dataText(data);
}

type Caller = Pick<Context, 'actor' | 'idempotencyKey' | 'trail'>;
const unknownCaller: Caller = { actor: visitor, idempotencyKey: null, trail: null };

function contextOf(kernel: Kernel, request: FastifyRequest, caller: Caller): Context {
  let log: Logger | undefined;
  return {
    db: kernel.db,
    transaction: null,
    clock: kernel.clock,
    // most calls log nothing, and a logger of one's own is costly to make
    get log() {
      log ??= kernel.log.child({ requestId: request.id });
      return log;
    },
    language: languageOf(request.headers['accept-language']),
    ...caller,
    requestId: request.id,
    ip: getAddress(request),
    client: clientOf(request),
    services: kernel.services,
  };
}

/** Shortened to what a client of good will sends: it is kept with the session. */
const clientOf = ({ headers }: FastifyRequest): Client => ({
  app: String(headers['app-client'] ?? '').slice(0, 32),
  agent: (headers['user-agent'] ?? '').slice(0, 300),
  device: String(headers.device ?? '').slice(0, 64),
  challenge: String(headers.challenge ?? '').slice(0, 1_000),
});

/** A token that stands for nobody (any more) is a visitor's. */
export async function actorOf(kernel: Kernel, request: FastifyRequest): Promise<Actor> {
  const { token } = request.headers;
  if (typeof token !== 'string' || token === '' || token.length > 200) return visitor;
  return (await kernel.resolveActor(contextOf(kernel, request, unknownCaller), token)) ?? visitor;
}

function assertMay({ call }: Route, actor: Actor): void {
  if (call.who === 'anyone') return;
  if (actor.kind !== call.who) throw new Refusal('common.login_required');
  if (call.right && !holdsRight(actor, call.right)) throw new Refusal('common.no_permission');
}
