/** Style sheets are CSS modules: each class that code names is in its sheet, and each class of a sheet is used. */
import { posix } from 'node:path';
import { isTest, readSources, type SourceFile } from './source-files.ts';

type File = Pick<SourceFile, 'path' | 'text'>;

const inClients = (path: string) => /^packages\/(shopper|console)\/src\//.test(path) && !isTest(path);
const isModule = (path: string) => path.endsWith('.module.css');
/** What an app has before its first component: tokens, the reset, changes to the looks of a library. */
const isBase = (path: string) => /\/design\/(theme\/)?(tokens|base|console-overrides)\.css$/.test(path);
const isOfLibrary = (name: string) => /^(ant|adm)-|^lucide$|^ProseMirror/.test(name);

const resolve = (from: string, to: string) => posix.join(posix.dirname(from), to);
const listMatches = (text: string, what: RegExp) => [...text.matchAll(what)].map(([, found = '']) => found);
const listClasses = (selectors: string) => listMatches(selectors, /\.([a-zA-Z_][\w-]*)/g);

const toSelectors = (text: string) =>
  listMatches(text.replace(/\/\*[\s\S]*?\*\//g, ''), /([^{};]+)\{/g).join('\n');
const ofOthers = /:global\(([^)]*)\)/g;

/** The names that a file takes from a sheet; `open` where it also picks some by a value. */
type Use = { from: string; sheet: string; names: string[]; open: boolean };

/** `@value badge as mark from "…"`: a sheet says how another's part stands in its own. */
const listImportsOfSheet = ({ path, text }: File) =>
  [...text.matchAll(/@value ([^;]+?) from "([^"]+)"/g)].map(([, list = '', to = '']) => {
    const pairs = list.split(',').map((pair) => pair.trim().split(/\s+as\s+/));
    const names = pairs.map(([name = '']) => name);
    return {
      from: path,
      sheet: resolve(path, to),
      names,
      open: false,
      known: pairs.map((pair) => pair.at(-1)),
    };
  });

const listUsesInCode = ({ path, text }: File): Use[] =>
  [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, id, to = '']) => ({
    from: path,
    sheet: resolve(path, to),
    names: listMatches(text, new RegExp(`\\b${id}(?:\\.|\\[')([\\w-]+)`, 'g')),
    open: new RegExp(`\\b${id}\\[[^']`).test(text),
  }));

/** Class names written out, which only the base sheet may hold. */
const listWritten = ({ text }: File) =>
  [...text.matchAll(/className=(?:"([^"]*)"|\{`((?:[^`$]|\$\{[^}]*\})*)`\})/g)].flatMap(
    ([, plain, pattern]) =>
      (plain ?? pattern ?? '')
        .replace(/\$\{[^}]*\}/g, ' ')
        .split(/\s+/)
        .filter(Boolean),
  );

export function judgeStyles(files: readonly File[]): string[] {
  const clients = files.filter(({ path }) => inClients(path));
  const sheets = clients.filter(({ path }) => isModule(path));
  const code = clients.filter(({ path }) => path.endsWith('.tsx') || path.endsWith('.ts'));
  const uses: Use[] = [...sheets.flatMap(listImportsOfSheet), ...code.flatMap(listUsesInCode)];
  const own = new Map(
    sheets.map((sheet) => {
      const known = new Set(listImportsOfSheet(sheet).flatMap(({ known }) => known));
      const classes = listClasses(toSelectors(sheet.text).replace(ofOthers, ''));
      return [sheet.path, new Set(classes.filter((name) => !known.has(name)))];
    }),
  );
  const inApp = (path: string) => path.split('/')[1];
  const inBase = (path: string) =>
    new Set(
      clients
        .filter((sheet) => isBase(sheet.path) && inApp(sheet.path) === inApp(path))
        .flatMap(({ text }) => listClasses(toSelectors(text))),
    );
  return [
    ...clients
      .filter(({ path }) => path.endsWith('.css') && !isModule(path) && !isBase(path))
      .map(({ path }) => `${path}: the style sheet of a component is a CSS module`),
    ...uses.flatMap(({ from, sheet, names }) =>
      names
        .filter((name) => !own.get(sheet)?.has(name))
        .map((name) => `${from}: there is no class ${name} in ${sheet}`),
    ),
    ...sheets.flatMap(({ path }) => {
      const ofThis = uses.filter(({ sheet }) => sheet === path);
      const named = new Set(ofThis.flatMap(({ names }) => names));
      return ofThis.some(({ open }) => open)
        ? []
        : [...(own.get(path) ?? [])]
            .filter((name) => !named.has(name))
            .map((name) => `${path}: nobody uses the class ${name}`);
    }),
    ...sheets.flatMap(({ path, text }) =>
      listMatches(toSelectors(text), ofOthers)
        .flatMap(listClasses)
        .filter((name) => !isOfLibrary(name) && !inBase(path).has(name))
        .map((name) => `${path}: ${name} is no class of a library or of the base sheet`),
    ),
    ...code.flatMap((file) =>
      listWritten(file)
        .filter((name) => !isOfLibrary(name) && !inBase(file.path).has(name))
        .map((name) => `${file.path}: the class ${name} is in no sheet that holds for the whole app`),
    ),
  ];
}

export const checkStyles = () => judgeStyles(readSources());
