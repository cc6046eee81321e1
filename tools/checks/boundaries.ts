/** Who may import whom: judges a tree by the rules in .dependency-cruiser.cjs. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { root } from '../setup/paths.mjs';

const configuration: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions } = createRequire(
  import.meta.url,
)('../../.dependency-cruiser.cjs');

export type Violation = { rule: string; from: string; to: string };

const roots = ['packages', 'tools', 'e2e'];

/** Every violation below a folder that is laid out like the repository. */
export async function findViolations(baseDir: string): Promise<Violation[]> {
  const { enhancedResolveOptions, ...options } = configuration.options;
  const { output } = await cruise(
    roots.filter((folder) => existsSync(`${baseDir}/${folder}`)),
    { ...options, baseDir, validate: true, ruleSet: { forbidden: configuration.forbidden } },
    enhancedResolveOptions,
  );
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }));
}

export const checkBoundaries = async (): Promise<string[]> =>
  (await findViolations(root)).map(({ rule, from, to }) => `${from} → ${to}: ${rule}`);
