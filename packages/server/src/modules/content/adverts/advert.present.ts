import type { CallOut, Language } from '@chengji/contract';
import type { AdvertRow } from '../content.queries.ts';
import { type InLanguages, inLanguage, type Written } from '../in-language.rules.ts';
import { secondsOrNull } from '../moments.rules.ts';

export const presentAdvert = (
  { id, title, subtitle, image, url, colour }: AdvertRow,
  language: Language,
): CallOut<'GET /wanlshop/article/advert'> => ({
  id,
  title: inLanguage<string>(title, language),
  subtitle: inLanguage<string>(subtitle, language),
  image,
  url,
  colour,
});

/** Both languages of a text that may be the same in both. */
export const toWritten = (text: InLanguages<string>): Written =>
  typeof text === 'string' ? { zh: text, en: text } : text;

export type EditedAdvert = CallOut<'POST /platform/adverts/save'>;

export const presentEditedAdvert = (row: AdvertRow, now: Date): EditedAdvert => ({
  id: row.id,
  version: row.version,
  place: row.place,
  position: row.position,
  title: toWritten(row.title),
  subtitle: toWritten(row.subtitle),
  image: row.image,
  url: row.url,
  colour: row.colour,
  starts_at: secondsOrNull(row.startsAt),
  ends_at: secondsOrNull(row.endsAt),
  state: row.endsAt && row.endsAt <= now ? 'over' : row.startsAt && row.startsAt > now ? 'waiting' : 'shown',
});
