/**
 * Small files are easy to find and to change: the median file has at most 80 lines, 95 of 100 at most 250,
 * none over 400. Tests keep pace with what they test.
 */
import { isMeasured, readSources, type SourceFile } from './source-files.ts';

const limits = { median: 80, most: 250, all: 400 };
/** The testkit is tests: the models, walks and matrices that the server is held to stand there. */
const leastTestShare = [
  {
    name: 'the server',
    path: /^packages\/(server|demo|sandbox|testkit)\/src\//,
    tests: /^packages\/testkit\/|\.test\.ts$/,
    share: 0.9,
  },
  {
    name: 'the clients',
    path: /^packages\/(client-kit|shopper|console)\/src\//,
    tests: /\.test\.tsx?$/,
    share: 0.3,
  },
];

type Measured = Pick<SourceFile, 'path' | 'lines'>;

const quantile = (sorted: number[], share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;

export function judgeSizes(files: Measured[]): string[] {
  const sorted = files.map((file) => file.lines).sort((a, b) => a - b);
  const median = quantile(sorted, 0.5);
  const most = quantile(sorted, 0.95);
  return [
    ...(median > limits.median ? [`the median file has ${median} lines, over ${limits.median}`] : []),
    ...(most > limits.most ? [`95 of 100 files have up to ${most} lines, over ${limits.most}`] : []),
    ...files
      .filter((file) => file.lines > limits.all)
      .map((file) => `${file.path}: ${file.lines} lines, over ${limits.all}`),
  ];
}

export function judgeTestShares(files: Measured[]): string[] {
  const countLines = (wanted: Measured[]) => wanted.reduce((sum, file) => sum + file.lines, 0);
  return leastTestShare.flatMap(({ name, path, tests: testPath, share }) => {
    const code = files.filter((file) => path.test(file.path) && /\.tsx?$/.test(file.path));
    const tests = countLines(code.filter((file) => testPath.test(file.path)));
    const sources = countLines(code.filter((file) => !testPath.test(file.path)));
    if (tests >= share * sources) return [];
    return [
      `${name}: ${tests} lines of tests for ${sources} of source, ${(tests / sources).toFixed(2)} under ${share}`,
    ];
  });
}

const measured = () => readSources().filter((file) => isMeasured(file.path));

export const checkSizes = () => judgeSizes(measured());
export const checkTestShares = () => judgeTestShares(measured());
