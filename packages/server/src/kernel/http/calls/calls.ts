/** The way of every call: signed, known, allowed, within its limit, checked, done, answered. */
import { rm } from 'node:fs/promises';
import type { Who } from '@chengji/contract';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorKey, holdsRight } from '../../actor.ts';
import { type AuditContext, assertRecorded } from '../../audit/audit.ts';
import { type Actor, type Client, type Context, visitor } from '../../context.ts';
import { parseLanguage } from '../../i18n/i18n.ts';
import type { Kernel } from '../../kernel.ts';
import type { Logger } from '../../log/log.ts';
import { Refusal } from '../../refusal.ts';
import { requireKey, runOnce } from '../idempotency/idempotency.ts';
import { getAddress, toAddressKey } from '../limits/address.ts';
import type { Route, UploadedFile } from '../routes.ts';
import { declaredSize, multipartLimits, receiveUpload } from '../uploads/upload.ts';
import { dataText, doneAnswer } from './envelope.ts';
import { assertStorable, check, type Parameters, readParameters } from './input.ts';
import { assertMatchesContract } from './response-check.ts';
import { computeAppKey, isSigned } from './sign.ts';

const headersOfAnswer = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const kilobyte = 1024;

/** Of JSON, before anything is known of who sends it. Staff save whole goods and pages. */
const largestBodies: Record<Who, number> = {
  anyone: 64 * kilobyte,
  shopper: 64 * kilobyte,
  seller: 1024 * kilobyte,
  platform: 1024 * kilobyte,
};

/** Uploads in a scope of their own: what the library for their bodies hooks in would cost every other call as well. */
export async function serveCalls(
  app: FastifyInstance,
  kernel: Kernel,
  routes: readonly Route[],
): Promise<void> {
  for (const route of routes) if (!route.call.upload) serveCall(app, kernel, route);
  await app.register(async (uploads) => {
    await uploads.register(multipart, { limits: multipartLimits });
    for (const route of routes) if (route.call.upload) serveCall(uploads, kernel, route);
  });
}

function serveCall(app: FastifyInstance, kernel: Kernel, route: Route): void {
  const [method, path] = route.name.split(' ') as ['GET' | 'POST', string];
  app.route({
    method,
    url: `/api${path}`,
    exposeHeadRoute: false,
    bodyLimit: largestBodies[route.call.who],
    config: { call: route.name, isUpload: route.call.upload === true },
    handler: async (request, reply) => {
      const data = route.call.upload
        ? await answerUpload(kernel, route, request)
        : await answerCall(kernel, route, request);
      return reply.headers(headersOfAnswer).send(doneAnswer(data, kernel.clock.now()));
    },
  });
}

/** What came in with a call: its parameters, and the file of an upload. */
type Received = { parameters: Parameters; file?: UploadedFile };

function assertGenuine(kernel: Kernel, { name }: Route, request: FastifyRequest, given: Parameters): void {
  const path = name.slice(name.indexOf(' ') + 1);
  if (!isSigned(request.headers.sign, path, given, computeAppKey(kernel.config.socketUrl))) {
    throw new Refusal('common.illegal_access');
  }
  assertStorable(given);
}

async function answerCall(kernel: Kernel, route: Route, request: FastifyRequest): Promise<string> {
  const received = { parameters: readParameters(request) };
  assertGenuine(kernel, route, request, received.parameters);
  if (isCached(route, request)) return answerFromCache(kernel, route, request, received);
  return answerUncached(kernel, route, request, received);
}

/**
 * Nothing of the body is read before the caller is known, allowed and within every limit: only then is the
 * signature, which is over the text fields within the body.
 */
async function answerUpload(kernel: Kernel, route: Route, request: FastifyRequest): Promise<string> {
  try {
    const actor = await admit(kernel, route, request);
    const owner = actor.kind === 'visitor' ? `address:${getAddress(request)}` : actorKey(actor);
    const release = kernel.uploadSlots.claim(owner, declaredSize(request, route.largestFile));
    try {
      const upload = await receiveUpload(request, kernel.services.tempFiles, route.largestFile);
      try {
        assertGenuine(kernel, route, request, upload.parameters);
        return await runCall(kernel, route, request, upload, actor);
      } finally {
        await rm(upload.file.path, { force: true });
      }
    } finally {
      release();
    }
  } finally {
    kernel.refusedBodies.discardRest(request.raw);
  }
}

/** What is shared by visitors is not given to somebody; a token is looked at only where it matters. */
const isCached = ({ cache }: Route, { headers }: FastifyRequest): boolean =>
  cache === 'everyone' || (cache === 'visitors' && !headers.token);

/** Made once for all who ask within a moment; each of them counts. */
async function answerFromCache(
  kernel: Kernel,
  route: Route,
  request: FastifyRequest,
  received: Received,
): Promise<string> {
  const name = `${parseLanguage(request.headers['accept-language'])} ${request.url}`;
  const data = await kernel.responseCache.get(name, () => answerUncached(kernel, route, request, received));
  route.onRequest?.(createContext(kernel, request, unknownCaller), check(route.call.in, received.parameters));
  return data;
}

async function answerUncached(
  kernel: Kernel,
  route: Route,
  request: FastifyRequest,
  received: Received,
): Promise<string> {
  return runCall(kernel, route, request, received, await admit(kernel, route, request));
}

/** Who calls; refuses a caller who may not, or calls too often. */
async function admit(kernel: Kernel, route: Route, request: FastifyRequest): Promise<Actor> {
  const actor = await findActor(kernel, request);
  assertMay(route, actor);
  if (route.call.confirm)
    await kernel.assertConfirmed(createContext(kernel, request, { ...unknownCaller, actor }));
  // a market that limits no address limits it in no call
  if (route.limit && (route.limit.by === 'actor' || kernel.config.rateLimit > 0)) {
    const who = route.limit.by === 'ip' ? toAddressKey(getAddress(request)) : actorKey(actor);
    await kernel.services.rateLimiter.consume(`${route.name} ${who}`, 1, route.limit);
  }
  return actor;
}

async function runCall(
  kernel: Kernel,
  route: Route,
  request: FastifyRequest,
  { parameters, file }: Received,
  actor: Actor,
): Promise<string> {
  const input = check(route.call.in, parameters);
  const key = requireKey(route, request.headers['idempotency-key']);
  const auditContext: AuditContext = { call: route.name, isRecorded: false };
  const ctx = createContext(kernel, request, { actor, idempotencyKey: key, auditContext });
  const data =
    key && !route.keepsOwnKey ? await runOnce(ctx, route, key, input) : await route.run(ctx, input, file);
  if (kernel.config.testing) {
    assertMatchesContract(route, data ?? null);
    assertRecorded(route.call, auditContext);
  }
  if (!isCached(route, request)) route.onRequest?.(ctx, input);
  return dataText(data);
}

type Caller = Pick<Context, 'actor' | 'idempotencyKey' | 'auditContext'>;
const unknownCaller: Caller = { actor: visitor, idempotencyKey: null, auditContext: null };

function createContext(kernel: Kernel, request: FastifyRequest, caller: Caller): Context {
  let log: Logger | undefined;
  return {
    db: kernel.db,
    transaction: null,
    clock: kernel.clock,
    calendar: kernel.services.settings.calendar,
    // most calls log nothing, and a logger of one's own is costly to make
    get log() {
      log ??= kernel.log.child({ requestId: request.id });
      return log;
    },
    language: parseLanguage(request.headers['accept-language']),
    ...caller,
    requestId: request.id,
    ip: getAddress(request), // at once: a connection that is gone has none
    get client() {
      return readClient(request);
    },
    services: kernel.services,
  };
}

/** Shortened to what a client of good will sends: it is kept with the session. */
const readClient = ({ headers, hostname }: FastifyRequest): Client => ({
  app: String(headers['app-client'] ?? '').slice(0, 32),
  agent: (headers['user-agent'] ?? '').slice(0, 300),
  device: String(headers.device ?? '').slice(0, 64),
  challenge: String(headers.challenge ?? '').slice(0, 1_000),
  from: String(headers['app-from'] ?? '').slice(0, 16),
  host: hostname.slice(0, 255),
});

/** A token that stands for nobody (any more) is a visitor's. */
export async function findActor(kernel: Kernel, request: FastifyRequest): Promise<Actor> {
  const { token } = request.headers;
  if (typeof token !== 'string' || token === '' || token.length > 200) return visitor;
  return (await kernel.resolveActor(createContext(kernel, request, unknownCaller), token)) ?? visitor;
}

function assertMay({ call }: Route, actor: Actor): void {
  if (call.who === 'anyone') return;
  if (actor.kind !== call.who) throw new Refusal('common.login_required');
  if (call.right && !holdsRight(actor, call.right)) throw new Refusal('common.no_permission');
}
