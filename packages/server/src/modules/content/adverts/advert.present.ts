import type { CallOut, Language } from '@chengji/contract';
import { toUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import type { AdvertRow } from '../content.queries.ts';
import { type Localizable, type LocalizedText, localize } from '../localized.rules.ts';

export const presentAdvert = (
  { id, title, subtitle, image, url, colour }: AdvertRow,
  language: Language,
): CallOut<'GET /wanlshop/article/advert'> => ({
  id,
  title: localize<string>(title, language),
  subtitle: localize<string>(subtitle, language),
  image,
  url,
  colour,
});

/** Both languages of a text that may be the same in both. */
export const toLocalizedText = (text: Localizable<string>): LocalizedText =>
  typeof text === 'string' ? { zh: text, en: text } : text;

export type EditedAdvert = CallOut<'POST /platform/adverts/save'>;

export const presentEditedAdvert = (row: AdvertRow, now: Date): EditedAdvert => ({
  id: row.id,
  version: row.version,
  place: row.place,
  position: row.position,
  title: toLocalizedText(row.title),
  subtitle: toLocalizedText(row.subtitle),
  image: row.image,
  url: row.url,
  colour: row.colour,
  starts_at: toUnixSecondsOrNull(row.startsAt),
  ends_at: toUnixSecondsOrNull(row.endsAt),
  state: row.endsAt && row.endsAt <= now ? 'over' : row.startsAt && row.startsAt > now ? 'waiting' : 'shown',
});
