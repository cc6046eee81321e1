import { isDeepStrictEqual } from 'node:util';
import type { Route } from '../routes.ts';

/**
 * In tests an answer must be what the contract says, to the field: one too many is as wrong as one missing.
 * It is compared as it goes over the wire.
 */
export function assertMatchesContract(route: Route, data: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(data));
  const checked = route.call.out.safeParse(sent);
  if (!checked.success) {
    throw new Error(`${route.name} answers other than its contract: ${JSON.stringify(checked.error.issues)}`);
  }
  const promised: unknown = JSON.parse(JSON.stringify(checked.data));
  if (!isDeepStrictEqual(promised, sent)) {
    throw new Error(
      `${route.name} answers more than its contract: ${JSON.stringify(sent)} is not ${JSON.stringify(promised)}`,
    );
  }
}
