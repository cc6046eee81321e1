/** The files that the conventions are about. */
import { readdirSync, readFileSync } from 'node:fs';
import { at } from '../setup/paths.mjs';

export type SourceFile = { path: string; text: string; lines: number };

const roots = ['packages', 'tools', 'e2e'];
const passedBy = new Set(['node_modules', 'dist', 'migrations', 'test-results']);
const isCode = /\.(tsx?|mjs|cjs|css)$/;
const isApart =
  /(\.gen\.ts|strings\.(zh|en)\.ts|\.messages\.ts|\/demo\/src\/(goods\/(data\/[a-z-]+|notes)|market\/(?!market\.test)\w+|trades\/reviews\/about-[a-z]+)\.ts)$/;

const walk = (folder: string): string[] =>
  readdirSync(at(folder), { withFileTypes: true })
    .filter((entry) => !passedBy.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? walk(`${folder}/${entry.name}`) : `${folder}/${entry.name}`));

export const countLines = (text: string) => text.trimEnd().split('\n').length;

export const readSources = (): SourceFile[] =>
  roots
    .flatMap(walk)
    .filter((path) => isCode.test(path))
    .map((path) => ({ path, text: readFileSync(at(path), 'utf8') }))
    .map((file) => ({ ...file, lines: countLines(file.text) }));

/** What is written about the code. */
export const readDocuments = (): Pick<SourceFile, 'path' | 'text'>[] =>
  [
    ...['ARCHITECTURE', 'CONTRIBUTING', 'README'].map((name) => `${name}.md`),
    ...[...roots, 'docs'].flatMap(walk),
  ]
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(at(path), 'utf8') }));

export const isTest = (path: string) => /\.(test|bench)\.tsx?$/.test(path);

/** Strings, what the demo market is filled with and generated files: long by nature, so their sizes are not counted. */
export const isMeasured = (path: string) => !isApart.test(path);
