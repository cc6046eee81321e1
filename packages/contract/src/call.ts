import type { z } from 'zod';

/** Who may make a call. A staff call also names the right its role must hold. */
export type Who = 'anyone' | 'shopper' | 'seller' | 'platform';

/**
 * One call of the market: the server validates and documents from it, the client is typed by it.
 * `refusals` are the message keys a verb may answer with, beyond those every call may (`commonRefusals`).
 */
export type Call = {
  summary: string;
  who: Who;
  /** For staff: the right the role must have, such as `orders.ship`. */
  right?: string;
  /** For staff: rights that some of what may be sent needs beside it, such as `goods.price`. */
  partRights?: readonly string[];
  /** For staff: requires a recent confirmation of identity, as it changes money, rights or settings, or shows personal data. */
  confirm?: true;
  in: z.ZodObject | z.ZodDiscriminatedUnion;
  out: z.ZodType;
  refusals: readonly string[];
  /** A repeat with the same header `Idempotency-Key` gets the first answer; `required`: none goes without. */
  idempotencyKey?: 'required' | 'optional';
  /** The body is multipart with one field `file`. */
  upload?: true;
};

/** The name of a call is its method and its extra path: `GET /wanlshop/goods/list`. */
export type CallName = `${'GET' | 'POST'} /${string}`;

/** Declares an area's calls, keeping their exact types. */
export const declareCalls = <const T extends Record<CallName, Call>>(table: T): T => table;

/** What any call may be refused with. */
export const commonRefusals = [
  'common.invalid_input',
  'common.illegal_access',
  'common.login_required',
  'common.no_permission',
  'common.not_found',
  'common.too_many_requests',
  'common.too_large',
  'common.busy_try_again',
  'common.storage_full',
  'common.idempotency_key_required',
  'common.idempotency_key_reused',
  'common.busy',
  'common.server_busy',
  'common.bad_cursor',
  'identity.confirmation_required',
] as const;
