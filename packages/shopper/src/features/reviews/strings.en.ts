import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  publish: 'Publish',
  scoreOf: 'Score for “{title}”',
  'score.1': 'Very poor',
  'score.2': 'Poor',
  'score.3': 'Fair',
  'score.4': 'Good',
  'score.5': 'Very good',
  words: 'What do you like about it, and what less?',
  anonymous: 'Review anonymously',
  anonymousHint: 'Your name and picture are not shown',
  nothingLeft: 'Nothing to review',
  nothingLeftHint: 'This order was reviewed, or has not been received yet',
  seeOrder: 'See the order',
};
