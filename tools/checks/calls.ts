/** The contract and the server agree: each call is answered by one route, and no route answers what is not a call. */
import { calls } from '../../packages/contract/src/index.ts';
import { isTest, readSources } from './source-files.ts';

type Route = { call: string; path: string };

const isRoutes = (path: string) => /^packages\/server\/src\/.*routes\.ts$/.test(path) && !isTest(path);

export const routesIn = (path: string, text: string): Route[] =>
  [...text.matchAll(/^\s*'((?:GET|POST) \/[^']+)':/gm)].map((match) => ({ call: match[1] ?? '', path }));

export function judgeRoutes(declared: string[], routes: Route[]): string[] {
  const answered = new Map(routes.map(({ call, path }) => [call, path]));
  return [
    ...declared
      .filter((call) => !answered.has(call))
      .map((call) => `${call}: declared, but no route answers it`),
    ...routes
      .filter(({ call }) => !declared.includes(call))
      .map(({ call, path }) => `${call}: answered in ${path}, but not declared`),
    ...routes
      .filter(({ call, path }) => answered.get(call) !== path)
      .map(({ call, path }) => `${call}: answered in ${path} and again in ${answered.get(call)}`),
  ];
}

export const checkCalls = () =>
  judgeRoutes(
    Object.keys(calls),
    readSources()
      .filter((file) => isRoutes(file.path))
      .flatMap((file) => routesIn(file.path, file.text)),
  );
