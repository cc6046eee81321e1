/**
 * `node tools/bench/money-walk.ts`: 100,000 random steps over orders, payments, refunds, recharges and withdrawals, each
 * held against a model of them; the same `BENCH_SEED` is the same walk. Ends at the first difference.
 */
import { walkMoney, walkMoneyOptions } from '../../packages/testkit/src/index.ts';
import { walkAlone } from './walking.ts';

await walkAlone(walkMoney, walkMoneyOptions);
