/** Words that a newcomer would have to ask about, each with the one to use: in code, comments, test titles and documents. */
import { readDocuments, readSources, type SourceFile } from './source-files.ts';

type Word = { pattern: RegExp; instead: string; isInNames?: boolean };

/** By itself or as a part of a name: `desk` is found in `toDeskFilter`, and not in `desktop`. */
const word = (text: string, instead: string): Word => ({
  pattern: new RegExp(`\\b(${text})\\b`, 'i'),
  instead,
  isInNames: true,
});
const name = (text: string, instead: string): Word => ({ pattern: new RegExp(`\\b(${text})\\b`), instead });

const words: Word[] = [
  word('whoever', 'a noun: the shopper, the caller'),
  word('whatever', 'any, every'),
  word('wherever', 'where, anywhere'),
  word('aloud', 'for screen readers'),
  word('households?', 'fixture'),
  word('stalls?', 'shop fixture'),
  word('overtake', 'interleave'),
  word('furnish', 'stub'),
  word('look-books?', 'screenshots'),
  word('desks?', 'admin, directory or console'),
  word('portions?', 'batch'),
  word('tally|tallies', 'counter, report'),
  word('showcase', 'storefront cache'),
  word('messaging app', 'WeChat'),
  word('door of', 'public API'),
  word('crowds?', 'bulk users'),
  word('obstacle', 'blocker'),
  word('flaws?', 'validation error'),
  name('(?:find|get)Obstacle', 'findBlocker'),
  name('nowAndThen', 'interval'),
  name('inTurn', 'keyed mutex'),
  name('hurryOthers', 'expedite'),
  name('takeAnswer', 'apply the gateway result'),
  name('CampaignNews', 'cache invalidation'),
  name('useIntention', 'useIdempotencyKey'),
  name('useSettled', 'useDebouncedValue'),
  name('useStaying', 'useUnsavedChanges'),
  name('whenBack', 'onReconnect'),
  name('quietly', 'ignoreErrors'),
  { pattern: /\b(?:let tries|tries:)/, instead: 'attempts' },
  { pattern: /\b(?:const|let|function) [a-z]\w*Of\b/, instead: 'toX, getX, findX, computeX or a noun' },
];

/** What the demo market sells and writes about; a household is a category there. */
const demoTexts =
  /^packages\/demo\/src\/((goods|posts)\/data\/|reading\/|goods\/all-goods|market\/categories|trades\/reviews\/)/;
/** A column keeps its name in the database, and a listener with what waits for it. */
const stored =
  /^packages\/server\/src\/modules\/(identity\/staff\/(staff-roles\.tables|first-roles\.test)|chat\/index)\.ts$/;

/** The list itself and its test name them; texts for people follow another dictionary. */
const isApart = (path: string) =>
  demoTexts.test(path) ||
  stored.test(path) ||
  /^tools\/checks\/words(\.test)?\.ts$|strings\.(zh|en)\.ts$|\.gen\.ts$/.test(path);

/** `toDeskFilter` and `desk_filter` in their words. */
const divideNames = (line: string) => line.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

export const judgeWords = (files: readonly Pick<SourceFile, 'path' | 'text'>[]): string[] =>
  files
    .filter(({ path }) => !isApart(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) =>
        words.flatMap(({ pattern, instead, isInNames }) => {
          const found = pattern.exec(isInNames ? divideNames(line) : line);
          return found ? [`${path}:${index + 1}: "${found[0]}": write ${instead}`] : [];
        }),
      ),
    );

export const checkWords = () => judgeWords([...readSources(), ...readDocuments()]);
