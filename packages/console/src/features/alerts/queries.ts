import type { Area } from '../../kernel/session.ts';
import { useCall, useListCall, useSend } from '../../kernel/use-call.ts';

/** The newest alert, and how many are unseen. The poll stands in for the socket while it is lost. */
export const useNewest = (area: Area, enabled = true) =>
  useCall(`GET /${area}/alerts/list`, { limit: 1 }, { enabled, everyMs: 60_000, isSilent: true }).data;

export const useUnseen = (area: Area, enabled: boolean): number => useNewest(area, enabled)?.unseen ?? 0;

export const useAlerts = (area: Area) =>
  useListCall<`GET /${Area}/alerts/list`>(`GET /${area}/alerts/list`, { limit: 20 }, { freshMs: 0 });

/** A failure leaves them unseen; the next opening of the panel says it again. */
export const useSeeAlerts = (area: Area) =>
  useSend(`POST /${area}/alerts/see`, { changes: [`GET /${area}/alerts/list`], onFault: () => {} });
