import { cacheDir } from '../setup/paths.mjs';

/** What the runners leave for the count at the end. */
export const reports = {
  vitest: `${cacheDir}/vitest.json`,
  durations: `${cacheDir}/vitest-durations.json`,
  playwright: `${cacheDir}/playwright.json`,
} as const;
