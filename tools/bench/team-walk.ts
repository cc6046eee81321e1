/**
 * `node tools/bench/team-walk.ts`: 100,000 random steps over group buying, each held against a model of it; the
 * same `BENCH_SEED` is the same walk. Ends at the first difference.
 */
import { walkTeams, withoutPlacingLimits } from '../../packages/testkit/src/index.ts';
import { walkAlone } from './walking.ts';

await walkAlone(walkTeams, { environment: { READ_CACHE_MS: '0' }, settings: withoutPlacingLimits });
