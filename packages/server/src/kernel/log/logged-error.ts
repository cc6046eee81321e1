/**
 * What is written down of an error: enough to find its cause, and nothing that people entered. A failing
 * statement carries its values in its message, its parameters and its detail; none of them is kept.
 */
export type LoggedError = {
  type: string;
  message?: string;
  /** SQLSTATE, or what the system calls it; `code` itself is never written down. */
  errorCode?: string;
  statement?: string;
  constraint?: string;
  table?: string;
  column?: string;
  stack?: string;
  cause?: LoggedError;
};

type Told = Error &
  Partial<Record<'code' | 'severity' | 'query' | 'constraint' | 'table' | 'column', unknown>>;

const longestStatement = 2_000;
const mostCauses = 5;

export function toLoggedError(error: unknown, causesLeft = mostCauses): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, code, query, constraint, table, column }: Told = error;
  const isOfStatement = typeof query === 'string';
  const carriesValues = isOfStatement || isOfDatabase(error);
  return {
    type: error.constructor.name || name,
    ...(!carriesValues && { message }),
    ...textIn({ errorCode: code, constraint, table, column }),
    ...(isOfStatement && { statement: query.slice(0, longestStatement) }),
    stack: carriesValues ? toFrames(error) : (error.stack ?? ''),
    ...(error.cause !== undefined && causesLeft > 0 && { cause: toLoggedError(error.cause, causesLeft - 1) }),
  };
}

/** PostgreSQL's own errors have a severity and a SQLSTATE. */
const isOfDatabase = ({ severity, code }: Told): boolean =>
  typeof severity === 'string' && typeof code === 'string';

const textIn = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'));

const toFrames = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
