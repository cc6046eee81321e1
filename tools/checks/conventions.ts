/** Rules of this code base that no linter knows. Each names what breaks it, line by line. */
import { isTest, readSources, type SourceFile } from './source-files.ts';

type Rule = { says: string; on: (path: string) => boolean; breaks: RegExp };

const inModules = (path: string) => path.startsWith('packages/server/src/modules/') && !isTest(path);
const inFeatures = (path: string) =>
  /^packages\/(shopper|console)\/src\/features\//.test(path) && !isTest(path);
const inScreens = (path: string) =>
  /^packages\/(shopper|console)\/src\/(features|app)\//.test(path) && !isTest(path);
const inClients = (path: string) =>
  /^packages\/(shopper|console|client-kit)\/src\//.test(path) && !isTest(path);
const holdsStrings = (path: string) => /strings\.(zh|en)\.ts$|\.gen\.ts$|\/gallery\//i.test(path);
/** What a person may have written in an address: read, never shown. */
const readsAddresses = (path: string) => path.includes('/shipping/paste/');

const rules: Rule[] = [
  {
    says: 'time comes from the clock that is handed in',
    on: inModules,
    breaks: /\bnew Date\(\)|\bDate\.now\(\)|\bnow\(\) at time zone|\bcurrent_timestamp\b/i,
  },
  {
    says: 'a text belongs into strings.zh.ts and strings.en.ts',
    on: (path) => inScreens(path) && !holdsStrings(path) && !readsAddresses(path) && /\.tsx?$/.test(path),
    breaks: /[\u4e00-\u9fff]/,
  },
  {
    says: 'a text that people see or a screen reader reads belongs into the strings',
    on: (path) => inFeatures(path) && path.endsWith('.tsx'),
    breaks: /\b(aria-label|placeholder|alt|title)="[A-Za-z][^"]*"/,
  },
  {
    says: 'colours are tokens',
    on: (path) => inFeatures(path) && /\.(tsx|css)$/.test(path),
    breaks: /#[0-9a-f]{3,8}\b(?!\/)|\brgba?\(/i,
  },
  {
    says: 'a feature calls the market in its queries.ts alone',
    on: (path) => inFeatures(path) && !/(^|[/.])queries\.ts$/.test(path),
    breaks: /(?<![.\w])(useCall|useListCall|useSend|call|upload)(<[^()]*>)?\(/,
  },
  {
    says: 'a page that comes without TLS, as on a phone beside a demo, has no such crypto',
    on: inClients,
    breaks: /\bcrypto\.(randomUUID|subtle)\b/,
  },
  {
    says: 'what copies a text says how it went, also where there is no clipboard',
    on: (path) => inClients(path) && !/\/(copy-text|use-copy)\.ts$/.test(path),
    breaks: /\bnavigator\.clipboard\b/,
  },
  {
    says: 'a module of a client does nothing by being imported: builds leave out what nothing is used of',
    on: (path) => inClients(path) && !path.endsWith('.css'),
    breaks: /^import '\.[^']*\.tsx?'/,
  },
  {
    says: 'the properties of a literal are written out, not packed into another literal that is spread',
    on: () => true,
    breaks: /\.\.\.\{/,
  },
  {
    says: 'a test has its subject: its title names it, or a describe around it',
    on: (path) => path.startsWith('packages/server/') && isTest(path),
    breaks: /^it(\.\w+\([^)]*\))*\('([a-z]+s|are) (?!of |that )/,
  },
  { says: 'nothing is left for later', on: () => true, breaks: /\b(TO)(DO)\b|\bFIX(ME)\b|\bX{3}\b/ },
  {
    says: 'a suppression gives its reason on the same line',
    on: () => true,
    breaks: /@ts-(expect-error|ignore)\s*$/,
  },
];

const forbiddenFolder = /\/(utils?|helpers?|common|misc|managers?)\//;
const fileName = /^(\.?[a-z0-9]+([.-][a-z0-9]+)*|[A-Z][A-Za-z0-9]*)(\.[a-z0-9-]+)*\.(tsx?|mjs|cjs|css)$/;
const toFileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Comments are in English for the people who work here; only code is judged. Line numbers stay as they are. */
const withoutComments = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|[\s;{])\/\/.*$/gm, '$1');

export function judgeConventions(files: Pick<SourceFile, 'path' | 'text'>[]): string[] {
  return files.flatMap(({ path, text }) => {
    const complaints: string[] = [];
    if (forbiddenFolder.test(path)) complaints.push(`${path}: a folder is a noun of the glossary`);
    if (!fileName.test(toFileName(path)))
      complaints.push(`${path}: files are kebab-case, components PascalCase`);
    const code = withoutComments(text).split('\n');
    const whole = text.split('\n');
    for (const rule of rules.filter((one) => one.on(path))) {
      const lines = rule.says.startsWith('nothing') || rule.says.startsWith('a suppression') ? whole : code;
      lines.forEach((line, index) => {
        if (rule.breaks.test(line)) complaints.push(`${path}:${index + 1}: ${rule.says}`);
      });
    }
    return complaints;
  });
}

export const checkConventions = () => judgeConventions(readSources());
