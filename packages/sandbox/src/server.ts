/** What stands outside of the market in a demo: a payment gateway, WeChat and a waybill service, over HTTP on loopback. */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Logger } from '@chengji/server/kernel/log/log';
import type { Clock } from '@chengji/server/kernel/time/clock';
import { fastify } from 'fastify';
import { loadKeys, type SandboxKeys } from './keys.ts';
import { serveControl } from './payments/control.routes.ts';
import { Notifier } from './payments/notifier.ts';
import { SandboxPayments } from './payments/payments.ts';
import { servePerson } from './payments/person.routes.ts';
import { type SandboxPayment, SandboxStore } from './payments/store.ts';
import { SandboxTransfers } from './payments/transfers.ts';
import { serveV3 } from './payments/v3.routes.ts';
import { serveWaybills } from './waybills/waybills.routes.ts';
import { SandboxWaybills, toWaybillSecret } from './waybills/waybills.ts';
import { serveWechat } from './wechat/wechat.routes.ts';
import { SandboxWechat } from './wechat/wechat.ts';

export type SandboxOptions = {
  folder: string;
  clock: Clock;
  log: Logger;
  /** Where people reach the page; empty: beside the client, by its path alone. */
  pageBase: string;
};

export type SandboxGateway = {
  url: string;
  keys: SandboxKeys;
  /** As they stand, by the merchant's number. */
  payments: ReadonlyMap<string, SandboxPayment>;
  stop(): Promise<void>;
};

/** As what the market is known to the waybill service. */
export const toWaybillAccount = (keys: SandboxKeys) => ({
  key: keys.merchantId,
  secret: toWaybillSecret(keys),
});

export async function startSandboxGateway(options: SandboxOptions): Promise<SandboxGateway> {
  const { folder, clock, log, pageBase } = options;
  mkdirSync(folder, { recursive: true });
  const keys = loadKeys(folder);
  const store = new SandboxStore(folder);
  const notifier = new Notifier(keys, store, clock, log);
  const payments = new SandboxPayments(store, notifier, clock);
  const transfers = new SandboxTransfers(store, notifier, clock);

  const app = fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  await app.register((v3) => serveV3(v3, { keys, clock, store, payments, transfers, pageBase }));
  await app.register((person) => servePerson(person, { store, payments, pageBase }));
  await app.register((control) => serveControl(control, { keys, payments, transfers, notifier }));
  const wechat = new SandboxWechat(keys, clock);
  await app.register((scope) => serveWechat(scope, { wechat, pageBase }));
  const waybills = new SandboxWaybills(folder);
  const account = toWaybillAccount(keys);
  const getUrl = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  await app.register((scope) => serveWaybills(scope, { waybills, account, getUrl }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  notifier.resume();
  return {
    url: getUrl(),
    keys,
    payments: store.payments,
    async stop() {
      await notifier.stop();
      await app.close();
    },
  };
}
