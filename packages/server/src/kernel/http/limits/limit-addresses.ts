/** How many requests of one address are answered: calls, pages, files, callbacks and what is not found. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kernel } from '../../kernel.ts';
import { getAddress, toAddressKey } from './address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What its requests count as, each kind for itself: without one a call, or any other request. */
    limitedAs?: 'callback' | 'health' | 'metrics' | 'docs';
  }
}

/**
 * Times RATE_LIMIT. A page brings dozens of files along; a channel calls back for everybody from few addresses;
 * monitoring is not kept out by what else its address does. The metrics are computed
 * anew for each answer and the description of all calls is megabytes, and nobody needs either often.
 */
const shares = { call: 1, health: 1, metrics: 0.05, docs: 0.05, other: 5, callback: 10 };

type Kind = keyof typeof shares;

export function limitAddresses(app: FastifyInstance, kernel: Kernel): void {
  if (kernel.config.rateLimit === 0) return;
  app.addHook('onRequest', (request) => limitAddress(kernel, request, getKind(request)));
}

export async function limitAddress({ config, services }: Kernel, request: FastifyRequest, kind: Kind) {
  if (config.rateLimit === 0) return;
  const allowance = { max: Math.ceil(config.rateLimit * shares[kind]), seconds: 1 };
  await services.rateLimiter.consume(`${kind} ${toAddressKey(getAddress(request))}`, 1, allowance);
}

const getKind = ({ routeOptions: { config } }: FastifyRequest): Kind =>
  config.limitedAs ?? (config.call ? 'call' : 'other');
