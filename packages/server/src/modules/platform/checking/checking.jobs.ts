import { eq } from 'drizzle-orm';
import { deadline } from '../../../kernel/jobs/deadline.queries.ts';
import { ledgerChecks } from './ledger-check.tables.ts';
import { runCheck } from './run-check.ts';

export const ledgerCheckJob = deadline({
  name: 'platform.check_ledger',
  table: ledgerChecks,
  column: ledgerChecks.nextAttemptAt,
  where: eq(ledgerChecks.state, 'running'),
  fire: runCheck,
  mayBeLate: true,
});
