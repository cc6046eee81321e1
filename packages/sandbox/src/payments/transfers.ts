/** What can happen to a transfer from the merchant to a person. The same bill number is one transfer. */
import type { Clock } from '@chengji/server/kernel/time/clock';
import { newNumber } from './new-number.ts';
import type { Notifier } from './notifier.ts';
import { V3Refusal } from './refusal.ts';
import type { SandboxStore, SandboxTransfer, TransferState } from './store.ts';

/**
 * What becomes of transfers that are asked for from now on: the person takes the money at once, or must be told to;
 * it fails; or it is refused, as the merchant is short of money or may not transfer.
 */
export type TransferOutcome = 'succeed' | 'pending' | 'fail' | 'not_enough' | 'no_auth';

type NewTransfer = Pick<
  SandboxTransfer,
  'outBillNo' | 'openid' | 'cents' | 'remark' | 'userName' | 'notifyUrl'
>;

const over: readonly TransferState[] = ['SUCCESS', 'FAIL', 'CANCELLED'];

export class SandboxTransfers {
  outcome: TransferOutcome = 'succeed';
  readonly #store: SandboxStore;
  readonly #notifier: Notifier;
  readonly #clock: Clock;

  constructor(store: SandboxStore, notifier: Notifier, clock: Clock) {
    this.#store = store;
    this.#notifier = notifier;
    this.#clock = clock;
  }

  get(outBillNo: string): SandboxTransfer {
    const transfer = this.#store.transfers.get(outBillNo);
    if (!transfer) throw new V3Refusal(404, 'NOT_FOUND');
    return transfer;
  }

  /** Answers the transfer as it was accepted; what becomes of it is told and asked afterwards. */
  start(asked: NewTransfer): SandboxTransfer {
    const before = this.#store.transfers.get(asked.outBillNo);
    if (before && (before.openid !== asked.openid || before.cents !== asked.cents))
      throw new V3Refusal(400, 'INVALID_REQUEST', 'the number stands for another transfer');
    if (before) return before;
    if (this.outcome === 'not_enough') throw new V3Refusal(403, 'NOT_ENOUGH');
    if (this.outcome === 'no_auth') throw new V3Refusal(403, 'NO_AUTH');
    const createdAt = this.#clock.now().toISOString();
    const transferBillNo = newNumber('13');
    const accepted = { ...asked, transferBillNo, createdAt, updatedAt: createdAt };
    if (this.outcome === 'pending') return this.#put({ ...accepted, state: 'WAIT_USER_CONFIRM' });
    if (this.outcome === 'fail') this.#put({ ...accepted, state: 'FAIL', failReason: 'ACCOUNT_FROZEN' });
    else this.#put({ ...accepted, state: 'SUCCESS' });
    return { ...accepted, state: 'ACCEPTED' };
  }

  /** Goes on to this state; one that is over stays so. */
  moveTo(outBillNo: string, state: TransferState, failReason?: string): SandboxTransfer {
    const transfer = this.get(outBillNo);
    if (over.includes(transfer.state)) return transfer;
    const updatedAt = this.#clock.now().toISOString();
    return this.#put({ ...transfer, state, updatedAt, ...(failReason ? { failReason } : {}) });
  }

  #put(transfer: SandboxTransfer): SandboxTransfer {
    const isOver = over.includes(transfer.state);
    const notice = isOver ? this.#notifier.newNotice('transfer', transfer.outBillNo) : undefined;
    this.#store.putTransfer(transfer, notice);
    if (notice) this.#notifier.tell(notice);
    return transfer;
  }
}
