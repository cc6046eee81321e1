import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  living: 'Live',
  replay: 'Replay',
  ended: 'Ended',
  planned: 'Upcoming',
  watch: '{count} watching',
  watched: '{count} watched',
  livingOf: '{name} is live: {title}',
  more: 'More',
  nothing: 'No live streams yet',
  nothingHint: 'Pull down to refresh later',
  plans: 'Upcoming live streams',
  startsAt: 'Starts {time}',
  remind: 'Remind me',
  reminded: 'Reminder set',
  remindedToast: 'We’ll tell you when it starts',
  forgotten: 'Reminder removed',
  enterLive: 'Watch now',
  badge: 'Live',
};
