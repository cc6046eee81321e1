import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { figureNames } from './figure-names.ts';

/** A vector drawing: what is inside its `<svg>`, and the sides of its view. */
export type Figure = { body: string; width: number; height: number };

const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');

let cutOut: Promise<ReadonlyMap<string, Figure>> | undefined;

/** Throws where an emoji has no figure. */
export async function findFigure(emoji: string): Promise<Figure> {
  cutOut ??= cutOutFigures();
  const figure = (await cutOut).get(figureNames[emoji] ?? '');
  if (!figure) throw new Error(`no figure of ${emoji}`);
  return figure;
}

/**
 * The figures that are used, cut out of a file of a hundred megabytes in one pass, as its names stand in order:
 * that takes a tenth of what reading all of it as JSON takes.
 */
async function cutOutFigures(): Promise<ReadonlyMap<string, Figure>> {
  const bytes = await readFile(file);
  const figures = new Map<string, Figure>();
  let from = 0;
  for (const name of [...new Set(Object.values(figureNames))].sort()) {
    const key = `\t"${name}": `;
    const at = bytes.indexOf(key, from);
    if (at === -1) throw new Error(`no figure is named ${name}`);
    from = bytes.indexOf('\n\t\t}', at) + 4;
    const icon = JSON.parse(bytes.toString('utf8', at + key.length, from));
    figures.set(name, { body: icon.body, width: icon.width ?? 32, height: icon.height ?? 32 });
  }
  return figures;
}
