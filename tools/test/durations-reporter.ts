/** Notes how long each test file of vitest took, with its hooks and imports, where the whole run reads it. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../setup/paths.mjs';
import { reports } from './reports.ts';
import type { Duration } from './results.ts';

export default class DurationsReporter implements Reporter {
  readonly #durations: Duration[] = [];

  onTestModuleEnd(module: TestModule): void {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
      module.diagnostic();
    const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
    this.#durations.push({ name: relative(root, module.moduleId), ms });
  }

  onTestRunEnd(): void {
    writeFileSync(reports.durations, JSON.stringify(this.#durations));
  }
}
