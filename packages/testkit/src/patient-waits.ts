/** Set up for every test file: waiting goes on for as long as a busy machine needs, and ends at once where it holds. */
import { vi } from 'vitest';

const patienceMs = 60_000;
const { waitFor, waitUntil } = vi;

if (!('isPatient' in vi)) {
  Object.assign(vi, {
    isPatient: true,
    waitFor: (check: () => unknown, options = {}) => waitFor(check, toOptions(options)),
    waitUntil: (check: () => unknown, options = {}) => waitUntil(check, toOptions(options)),
  });
}

const toOptions = (options: Parameters<typeof waitFor>[1]) =>
  typeof options === 'number' ? options : { timeout: patienceMs, ...options };
