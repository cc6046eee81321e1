import type { Attack } from '../attack.ts';
import { pausedNode, withoutRedis } from './parts.ts';
import {
  codesToAnyone,
  forgedAddresses,
  hoarding,
  pagesAndFiles,
  pictureBomb,
  thumbnails,
  unsignedUploads,
  wrongLogins,
} from './requests.ts';
import { manySockets, unreadSockets } from './sockets.ts';

export const attacks: readonly Attack[] = [
  unsignedUploads,
  pictureBomb,
  thumbnails,
  unreadSockets,
  manySockets,
  forgedAddresses,
  pagesAndFiles,
  hoarding,
  codesToAnyone,
  wrongLogins,
  pausedNode,
  withoutRedis,
];
