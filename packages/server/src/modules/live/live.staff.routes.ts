/** The console's: what the shop's staff does by the same verbs as hosts do, and the operator's watch. */
import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { tapping, writing } from './live.routes.ts';
import { changeTray } from './sessions/hosting/change-tray.ts';
import { takeBack } from './sessions/hosting/delete-live.ts';
import { editLive } from './sessions/hosting/edit-live.ts';
import { endHosted } from './sessions/hosting/end-hosted.ts';
import { listShopLives } from './sessions/hosting/list-own.ts';
import { muteViewer } from './sessions/hosting/mute-viewer.ts';
import { prepareLive } from './sessions/hosting/prepare-live.ts';
import { drawNewKey } from './sessions/hosting/push-key.ts';
import { sayAsShop } from './sessions/hosting/say-as-shop.ts';
import { showHost } from './sessions/hosting/show-host.ts';
import { startLive } from './sessions/hosting/start-live.ts';
import { cutLive, deleteSay } from './sessions/watching/cut-live.ts';
import { listWatched, showWatched } from './sessions/watching/list-watched.ts';

export const liveStaffRoutes = routes(calls, {
  'GET /seller/live/list': { verb: listShopLives },
  'GET /seller/live/details': { verb: showHost },
  'POST /seller/live/create': { limit: writing, verb: prepareLive },
  'POST /seller/live/edit': { limit: writing, verb: editLive },
  'POST /seller/live/key': { limit: writing, verb: drawNewKey },
  'POST /seller/live/start': { limit: writing, verb: startLive },
  'POST /seller/live/goods': { limit: tapping, verb: changeTray },
  'POST /seller/live/say': { limit: writing, verb: sayAsShop },
  'POST /seller/live/mute': { limit: tapping, verb: muteViewer },
  'POST /seller/live/end': { limit: writing, verb: endHosted },
  'POST /seller/live/delete': { limit: writing, verb: takeBack },
  'GET /platform/live/list': { verb: listWatched },
  'GET /platform/live/details': { verb: showWatched },
  'POST /platform/live/say_delete': { limit: tapping, verb: deleteSay },
  'POST /platform/live/cut': { limit: writing, verb: cutLive },
});
