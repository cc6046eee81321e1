import { Gauge, type Registry } from 'prom-client';
import type { Kernel } from '../kernel.ts';
import { countFailures } from './failures.queries.ts';

/** How late deadlines are, and which of them fail, by kind. */
export function serveDeadlineMetrics(registers: [Registry], kernel: Kernel): void {
  const byKind = (name: string, help: string, read: () => Promise<readonly (readonly [string, number])[]>) =>
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers,
      async collect() {
        this.reset();
        for (const [job, value] of await read()) this.set({ job }, value);
      },
    });
  new Gauge({
    name: 'chengji_deadline_late_seconds',
    help: 'How late the oldest deadline is; without those that fail, and what waits for a channel',
    registers,
    async collect() {
      const lateness = await kernel.runner.listLateness();
      const promised = lateness.filter(({ isPromised }) => isPromised).map(({ lateMs }) => lateMs);
      this.set(Math.max(0, ...promised) / 1_000);
    },
  });
  byKind('chengji_lane_late_seconds', 'How late the oldest of a kind is, without those that fail', async () =>
    (await kernel.runner.listLateness()).map(({ name, lateMs }) => [name, lateMs / 1_000] as const),
  );
  byKind('chengji_deadlines_failing', 'Deadlines that could not be met and are attempted again', async () =>
    (await countFailures(kernel.db)).map(({ job, count }) => [job, count] as const),
  );
  byKind('chengji_deadlines_failing_late_seconds', 'How late the oldest failing deadline is', async () => {
    const now = kernel.clock.now().getTime();
    return (await countFailures(kernel.db)).map(
      ({ job, oldest }) => [job, oldest ? Math.max(0, now - oldest.getTime()) / 1_000 : 0] as const,
    );
  });
}
