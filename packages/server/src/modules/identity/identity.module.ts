import type { Module } from '../../kernel/module.ts';
import { accountRoutes } from './account/account.routes.ts';
import { ProofOfWork } from './challenge/proof-of-work.ts';
import { identityJobs } from './identity.jobs.ts';
import { identityMessages } from './identity.messages.ts';
import { identityPlatformRoutes } from './identity.platform.routes.ts';
import { actorsPort } from './identity.ports.ts';
import { identityRoutes } from './identity.routes.ts';
import { findPlatformActor, platformAccounts } from './platform-staff/platform-log-in.ts';
import { listOpenSessions } from './sessions/sessions.queries.ts';
import { resolveActor } from './sessions/sessions.ts';
import { createSms } from './sms/create-sms.ts';
import { staffMessages } from './staff/staff.messages.ts';
import { staffAccountsPort } from './staff/staff-accounts.port.ts';
import { staffSecurityRoutes } from './staff/staff-security.routes.ts';
import { assertConfirmed } from './staff/staff-security.ts';
import { provideThirdParty } from './third-party/services.ts';
import { serveCallbackPage, thirdPartyRoutes } from './third-party/third-party.routes.ts';

export const identityModule: Module = {
  name: 'identity',
  ports(ports) {
    ports.provide(actorsPort, {
      kind: 'shopper',
      find: async (_db, { id, subjectId }) => ({ kind: 'shopper', id: subjectId, sessionId: id }),
    });
    ports.provide(actorsPort, { kind: 'platform', find: findPlatformActor });
    ports.provide(staffAccountsPort, platformAccounts);
  },
  routes: [
    ...identityRoutes,
    ...accountRoutes,
    ...thirdPartyRoutes,
    ...identityPlatformRoutes,
    ...staffSecurityRoutes,
  ],
  jobs: identityJobs,
  messages: { ...identityMessages, ...staffMessages },
  resolveActor,
  listOpenSessions: (ctx, ids) => listOpenSessions(ctx.db, ids, ctx.clock.now()),
  assertConfirmed,
  provide: (kernel) => ({
    sms: createSms(kernel.config, kernel.clock, (line) => process.stdout.write(`${line}\n`)),
    challenger: new ProofOfWork(kernel.config.secret),
    ...provideThirdParty(kernel),
  }),
  serve: serveCallbackPage,
};
