/**
 * The stand-ins for the payment channel, WeChat and the waybill service beside the market: started with it while the sandbox channel is on. Nodes that share a
 * data folder share the gateway of the first. Their pages are shown through the market's own address, so that
 * everybody who reaches the market can pay.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kernel } from '@chengji/server/kernel/kernel';
import type { Module } from '@chengji/server/kernel/module';
import type { WechatApp } from '@chengji/server/modules/identity/index';
import type { WechatAccount } from '@chengji/server/modules/payments/index';
import type { WaybillService } from '@chengji/server/modules/shipping/index';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadKeys, type SandboxKeys } from './keys.ts';
import { createMerchantAccount } from './merchant-account.ts';
import { type SandboxGateway, startSandboxGateway, toWaybillAccount } from './server.ts';
import { toSecret } from './wechat/wechat.ts';

const started = new WeakMap<Kernel, SandboxGateway>();

type Accounts = {
  sandboxAccount: WechatAccount;
  sandboxWechat: WechatApp;
  sandboxWaybills: WaybillService;
};

async function provide(kernel: Kernel): Promise<Partial<Accounts>> {
  const { config, clock, log } = kernel;
  if (!config.payChannels.includes('sandbox')) return {};
  const folder = join(config.dataDir, 'sandbox');
  const addressFile = join(folder, 'address');
  const running = await findRunning(folder, addressFile);
  if (running) return createAccounts(kernel, running.url, running.keys);
  const gateway = await startSandboxGateway({ folder, clock, log, pageBase: config.publicUrl ?? '' });
  writeFileSync(addressFile, gateway.url);
  started.set(kernel, gateway);
  log.info({ url: gateway.url }, 'the sandbox gateway is open');
  return createAccounts(kernel, gateway.url, gateway.keys);
}

/** Another node's gateway of the same folder, if it answers. */
async function findRunning(folder: string, addressFile: string) {
  try {
    const url = readFileSync(addressFile, 'utf8');
    const keys = loadKeys(folder);
    const answer = await fetch(`${url}/sandbox/identity`, { signal: AbortSignal.timeout(2_000) });
    const { serial } = (await answer.json()) as { serial?: string };
    return serial === keys.platformSerial ? { url, keys } : null;
  } catch {
    return null;
  }
}

const createAccounts = (kernel: Kernel, url: string, keys: SandboxKeys): Accounts => ({
  sandboxAccount: createMerchantAccount(
    { url, keys },
    { notifyUrl: () => `${kernel.url}/api/pay/notify/sandbox`, clientUrl: kernel.config.publicUrl ?? '' },
  ),
  sandboxWechat: createApp(kernel, url, keys),
  sandboxWaybills: { ...toWaybillAccount(keys), endpoint: `${url}/label/order` },
});

const createApp = ({ config }: Kernel, apiUrl: string, keys: SandboxKeys): WechatApp => ({
  appId: keys.appId,
  secret: toSecret(keys),
  apiUrl,
  openUrl: `${config.publicUrl ?? ''}/sandbox/wechat`,
  backUrl: `${config.publicUrl ?? ''}/api/third/wechat/back`,
  insideOnly: false,
});

/** Hands the pages on: their forms stay on the market's own origin. */
function serve(app: FastifyInstance, { services }: Kernel): void {
  const { sandboxAccount } = services;
  if (!sandboxAccount) return;
  const handOn = async ({ method, url, headers, body }: FastifyRequest, reply: FastifyReply) => {
    const answer = await fetch(`${sandboxAccount.baseUrl}${url}`, {
      method,
      headers: { 'accept-language': headers['accept-language'] ?? '' },
      redirect: 'manual',
      ...(method === 'POST' ? { body: String(body) } : {}),
    });
    const location = answer.headers.get('location');
    if (location) reply.header('location', location);
    reply.code(answer.status).type(answer.headers.get('content-type') ?? 'text/plain');
    return reply.send(await answer.text());
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const url of ['/sandbox/pay/:prepayId', '/sandbox/wechat/connect/oauth2/authorize']) {
      scope.route({ method: ['GET', 'POST'], url, handler: handOn });
    }
  });
}

export const sandboxModule: Module = {
  name: 'sandbox-gateway',
  provide,
  serve,
  stop: async (kernel) => started.get(kernel)?.stop(),
};
