/** Who may import whom: judges a tree by the rules in .dependency-cruiser.cjs. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { root } from '../setup/paths.mjs';

const walls: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions } = createRequire(import.meta.url)(
  '../../.dependency-cruiser.cjs',
);

export type Breach = { wall: string; from: string; to: string };

const roots = ['packages', 'tools', 'e2e'];

/** Every breach below a folder that is laid out like the repository. */
export async function findBreaches(baseDir: string): Promise<Breach[]> {
  const { enhancedResolveOptions, ...options } = walls.options;
  const { output } = await cruise(
    roots.filter((folder) => existsSync(`${baseDir}/${folder}`)),
    { ...options, baseDir, validate: true, ruleSet: { forbidden: walls.forbidden } },
    enhancedResolveOptions,
  );
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
    wall: rule.name,
    from,
    to,
  }));
}

export const checkWalls = async (): Promise<string[]> =>
  (await findBreaches(root)).map(({ wall, from, to }) => `${from} → ${to}: ${wall}`);
