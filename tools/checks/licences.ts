/**
 * What is handed out with the product, and under which licence: all that the server needs to run, and all that is
 * built into the clients, for every system. Read from package-lock.json; THIRD-PARTY.md lists it for people.
 */
import { existsSync, readFileSync } from 'node:fs';
import { at } from '../setup/paths.mjs';
import { type Locked, readLock } from './lock.ts';

type Licensed = Locked & {
  license?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
type LicensedLock = { packages: Record<string, Licensed> };
type Package = { name: string; version: string; licence: string };

export const paper = 'THIRD-PARTY.md';
const parts = { server: 'The server', shopper: "The shopper's client", console: 'The console' };

const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];
/** Of packages whose package.json names none: what their own README says, for that version alone. */
const saidInReadme: Record<string, string> = { 'combine-errors 3.0.3': 'MIT' };

/** What `npm start` runs beside the server, and nobody is handed. */
const besideProduction = ['demo', 'sandbox'];

/** Libraries of their own, loaded as they come and replaceable: NOTICE names them. */
const allowedFor: Record<string, RegExp> = { 'LGPL-3.0-or-later': /^@img\/sharp-/ };

/** Everything below a package of ours that is there when it runs. */
export function listPackages({ packages: table }: LicensedLock, workspace: string): Package[] {
  const seen = new Set<string>();
  const waiting = [workspace];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (seen.has(place)) continue;
    seen.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = table[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = findPlace(table, place, name);
      if (found && !found.startsWith('node_modules/@types/')) waiting.push(found);
    }
  }
  const listed = [...seen]
    .filter((place) => place.includes('node_modules/'))
    .map((place) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const version = table[place]?.version ?? '';
      const licence = table[place]?.license ?? saidInReadme[`${name} ${version}`] ?? 'unknown';
      return { name, version, licence };
    });
  const distinct = new Map(listed.map((one) => [`${one.name} ${one.version}`, one]));
  return [...distinct.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Node looks beside the package that needs it, and then in every folder above; a workspace is a link. */
function findPlace(table: Record<string, Licensed>, from: string, name: string): string | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const place = `${base && `${base}/`}node_modules/${name}`;
    const found = table[place];
    if (found) return found.link ? found.resolved : place;
    if (!base) return undefined;
  }
}

export const isAllowed = ({ name, licence }: Package): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((one) => one.split(' OR ').some((id) => allowed.includes(id) || allowedFor[id]?.test(name)));

/** THIRD-PARTY.md as it should be. */
export function writePaper(lock: LicensedLock): string {
  const sections = Object.entries(parts).map(([folder, title]) => {
    const byLicence = Map.groupBy(listPackages(lock, `packages/${folder}`), ({ licence }) => licence);
    const lists = [...byLicence.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([licence, packages]) => {
        const lines = packages.map(({ name, version }) => `- ${name} ${version}`);
        return `### ${licence}\n\n${lines.join('\n')}\n`;
      });
    return `## ${title}\n\n${lists.join('\n')}`;
  });
  return `# Third-party packages\n\nWhat the product needs to run and what is built into its clients, for every system, by licence. Written by \`npm run licences\` from \`package-lock.json\`; the texts of the licences are in the packages.\n\n${sections.join('\n')}`;
}

export function checkLicences(): string[] {
  const lock = readLock();
  const refused = [...Object.keys(parts), ...besideProduction]
    .flatMap((folder) => listPackages(lock, `packages/${folder}`))
    .filter((one) => !isAllowed(one))
    .map(({ name, version, licence }) => `${name} ${version} is under ${licence}, which is not allowed`);
  const isTrue = existsSync(at(paper)) && readFileSync(at(paper), 'utf8') === writePaper(lock);
  return [
    ...new Set(refused),
    ...(isTrue ? [] : [`${paper} is not what package-lock.json says: npm run licences`]),
  ];
}
