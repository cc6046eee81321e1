import type { CallOut, Language } from '@chengji/contract';
import { toUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import type { PopupRow } from '../content.queries.ts';
import { localize } from '../localized.rules.ts';
import { toLocalizedText } from './advert.present.ts';
import { isShown } from './advert.rules.ts';

export const presentPopup = (
  { id, title, content, image, url, frequency }: PopupRow,
  language: Language,
): CallOut<'GET /wanlshop/common/popups'>['rows'][number] => ({
  id,
  title: localize<string>(title, language),
  content: localize<string>(content, language),
  image,
  url,
  frequency,
});

export const presentEditedPopup = (row: PopupRow, now: Date): CallOut<'POST /platform/popups/save'> => ({
  id: row.id,
  version: row.version,
  title: toLocalizedText(row.title),
  content: toLocalizedText(row.content),
  image: row.image,
  url: row.url,
  audience: row.audience,
  level: row.level,
  frequency: row.frequency,
  starts_at: toUnixSecondsOrNull(row.startsAt),
  ends_at: toUnixSecondsOrNull(row.endsAt),
  is_on: row.isOn,
  state: readState(row, now),
});

function readState(row: PopupRow, now: Date) {
  if (!row.isOn) return 'off';
  if (isShown(row, now)) return 'shown';
  return row.endsAt && row.endsAt <= now ? 'over' : 'waiting';
}
