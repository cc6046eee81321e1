import { expect, it } from 'vitest';
import { namedPaths } from './map.ts';

it('finds the paths a map names, and leaves patterns and commands alone', () => {
  const map =
    'See [the words](docs/glossary.md#money), `packages/server/src/main.ts`, `*.rules.ts`, `npm start`, `docs/`.';
  expect(namedPaths(map)).toEqual(['docs/glossary.md', 'packages/server/src/main.ts', 'docs/']);
});
