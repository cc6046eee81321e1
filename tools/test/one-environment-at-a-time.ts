import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const inBrowser = '// @vitest-environment jsdom';

/**
 * Of each project first the files with a DOM, then those without: files share a worker only with the next one of the
 * same environment, and where the two alternate each would begin in a new one.
 */
export class OneEnvironmentAtATime extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((ofOne) => {
      const { dom = [], node = [] } = Object.groupBy(ofOne, ({ moduleId }) =>
        readFileSync(moduleId, 'utf8').startsWith(inBrowser) ? 'dom' : 'node',
      );
      return [...dom, ...node];
    });
  }
}
