import type { Challenge, EditConflict, RefusalData } from '@chengji/contract';

/** `refused`: the market refused. `http`: another status than 200. The others: there was no answer. */
export type CallErrorKind = 'refused' | 'http' | 'offline' | 'timeout' | 'aborted';

type Details = {
  status?: number;
  code?: number;
  msg?: string;
  data?: RefusalData;
  requestId?: string;
  cause?: unknown;
};

/** Why a call has no data to show. `message` is the market's `msg`, for the person, when there is one. */
export class CallError extends Error {
  override name = 'CallError';
  readonly kind: CallErrorKind;
  readonly status: number;
  readonly code: number;
  /** The refusal's key, such as `orders.price_changed`, or an empty text. */
  readonly key: string;
  /** The input's field at fault. */
  readonly field: string | undefined;
  /** With `common.edit_conflict`: what stands now. */
  readonly conflict: EditConflict | undefined;

  /** What must be solved before the call is made again. */
  readonly challenge: Challenge | undefined;

  /** What to quote to support; empty when there was no answer. */
  readonly requestId: string;

  constructor(
    kind: CallErrorKind,
    { status = 0, code = 0, msg = '', data, requestId = '', cause }: Details = {},
  ) {
    super(msg, { cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.key = data?.key ?? '';
    this.field = data?.field;
    this.challenge = data?.challenge;
    this.conflict = data?.conflict;
    this.requestId = requestId;
  }
}
