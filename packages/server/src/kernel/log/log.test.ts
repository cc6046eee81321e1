import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

describe('the log', () => {
  it('writes neither passwords nor tokens nor codes down, however deep', () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
    log.info({ password: 'p1', input: { code: 'p2', deep: { token: 'p3' } }, name: 'kept' }, 'a login');
    expect(lines[0]).toContain('kept');
    for (const secret of ['p1', 'p2', 'p3']) expect(lines[0]).not.toContain(secret);
  });

  it('is silent below its level', () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'warn' }, { write: (line: string) => void lines.push(line) });
    log.info('not this');
    log.warn('but this');
    expect(lines).toHaveLength(1);
  });
});
