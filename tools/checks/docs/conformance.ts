/** docs/conformance.md names a test for what the specification asks: each is there, under its title. */
import { existsSync, readFileSync } from 'node:fs';
import { at } from '../../setup/paths.mjs';

const table = 'docs/conformance.md';
const namedTest = /\| \[((?:[^\]\\]|\\.)+)\]\(\.\.\/([^)]+)\) +\|$/;

export type NamedTest = { title: string; path: string };

/** The tests of a table whose last column is a link with the title of a test to its file. */
export const listNamedTests = (markdown: string): NamedTest[] =>
  markdown.split('\n').flatMap((line) => {
    const [, title, path] = namedTest.exec(line.trimEnd()) ?? [];
    return title && path ? { title: title.replaceAll('\\', ''), path } : [];
  });

/** Rows of a table below its head. */
const countRows = (markdown: string): number =>
  markdown.split('\n').filter((line) => /^\| (?!what is asked|-)/.test(line)).length;

export function checkConformance(): string[] {
  const markdown = readFileSync(at(table), 'utf8');
  const tests = listNamedTests(markdown);
  const gone = tests.filter(
    ({ title, path }) => !existsSync(at(path)) || !readFileSync(at(path), 'utf8').includes(title),
  );
  return [
    ...gone.map(({ title, path }) => `${table}: there is no test “${title}” in ${path}`),
    ...(tests.length === countRows(markdown) ? [] : [`${table}: a row names no test`]),
  ];
}
