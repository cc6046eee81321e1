/** ARCHITECTURE.md and README.md are maps: every path they name exists. */
import { existsSync, readFileSync } from 'node:fs';
import { at } from '../../setup/paths.mjs';

const maps = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
const rootPath = /^(packages|tools|docs|e2e|\.ci)\/[\w./*-]*$|^[A-Z]+(\.md)?$/;
const ofEveryModule = /[*<{…]/;

/** The paths a text names, as links or between backticks. */
export const namedPaths = (markdown: string): string[] => [
  ...new Set(
    [...markdown.matchAll(/\]\(([^)#\s]+)[^)]*\)|`([^`\s]+)`/g)]
      .map((match) => match[1] ?? match[2] ?? '')
      .filter((path) => rootPath.test(path) && !ofEveryModule.test(path)),
  ),
];

export const checkMap = () =>
  maps.flatMap((map) =>
    namedPaths(readFileSync(at(map), 'utf8'))
      .filter((path) => !existsSync(at(path)))
      .map((path) => `${map} names ${path}, which does not exist`),
  );
