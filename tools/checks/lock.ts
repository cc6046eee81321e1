/**
 * `npm ci` wants every optional package in the lock file, those for other systems as well. npm leaves out what its
 * registry does not have; such an entry is written from what is known of it: version, system and processor.
 */
import { readFileSync } from 'node:fs';
import { at } from '../setup/paths.mjs';

export type Locked = {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, Locked> };

const systemPattern =
  /(android|darwin|linux|win32|freebsd|openharmony)-(arm64|x64|arm|ppc64|s390x|riscv64|ia32)(?:-(\w+))?$/;

/** Node looks for a package beside the one that needs it, and then in every folder above. */
function isLocked({ packages }: Lock, from: string, name: string): boolean {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base && `${base}/`}node_modules/${name}`]) return true;
    if (!base) return false;
  }
}

/** The entries that are missing, by their place in the lock file. */
export function missingEntries(lock: Lock): Record<string, Locked> {
  const missing: Record<string, Locked> = {};
  for (const [path, parent] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const [, os, cpu, kind] = systemPattern.exec(name) ?? [];
      if (!os || !cpu || isLocked(lock, path, name)) continue;
      missing[`node_modules/${name}`] = {
        version,
        cpu: [cpu],
        ...(parent.dev && { dev: true }),
        ...(os === 'linux' && kind && { libc: [kind.includes('musl') ? 'musl' : 'glibc'] }),
        optional: true,
        os: [os],
      };
    }
  }
  return missing;
}

export const readLock = (): Lock => JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));

export const checkLock = () =>
  Object.keys(missingEntries(readLock())).map(
    (path) => `package-lock.json lacks ${path}: node tools/complete-lock.ts`,
  );
