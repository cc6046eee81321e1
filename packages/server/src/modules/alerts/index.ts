/** The public API of alerts. */
import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import type { Module } from '../../kernel/module.ts';
import { alertListeners } from './alerts.events.ts';
import { handle } from './handle.ts';
import { seeAlerts, showAlerts } from './show-alerts.ts';

export { alertStaff } from './alert-staff.ts';

export const alertsModule: Module = {
  name: 'alerts',
  routes: routes(calls, {
    'GET /seller/alerts/list': { verb: showAlerts },
    'POST /seller/alerts/see': { verb: seeAlerts },
    'POST /seller/alerts/handle': { verb: handle },
    'GET /platform/alerts/list': { verb: showAlerts },
    'POST /platform/alerts/see': { verb: seeAlerts },
    'POST /platform/alerts/handle': { verb: handle },
  }),
  listeners: alertListeners,
};
