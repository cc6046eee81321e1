import type { CallOut } from '@chengji/contract';
import { useCall } from '../calls/use-call.ts';
import { APP_VERSION } from '../constants.ts';

export type Init = CallOut<'GET /wanlshop/common/init'>;

/** What the operator configured: names, flags and the modules of the pages. Fetched once a start. */
export const useInit = () =>
  useCall(
    'GET /wanlshop/common/init',
    { version: APP_VERSION },
    { freshMs: Number.POSITIVE_INFINITY, isSilent: true },
  );
