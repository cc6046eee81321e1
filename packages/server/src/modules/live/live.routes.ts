import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { changeTray } from './sessions/hosting/change-tray.ts';
import { takeBack } from './sessions/hosting/delete-live.ts';
import { editLive } from './sessions/hosting/edit-live.ts';
import { endHosted } from './sessions/hosting/end-hosted.ts';
import { listOwn } from './sessions/hosting/list-own.ts';
import { muteViewer } from './sessions/hosting/mute-viewer.ts';
import { prepareLive } from './sessions/hosting/prepare-live.ts';
import { drawNewKey, sendCamera } from './sessions/hosting/push-key.ts';
import { sayAsShop } from './sessions/hosting/say-as-shop.ts';
import { showHost } from './sessions/hosting/show-host.ts';
import { startLive } from './sessions/hosting/start-live.ts';
import { listLives } from './sessions/viewing/list-lives.ts';
import { listPlans } from './sessions/viewing/list-plans.ts';
import { listSays } from './sessions/viewing/list-says.ts';
import { openGoods } from './sessions/viewing/open-goods.ts';
import { remind } from './sessions/viewing/remind.ts';
import { showFigures } from './sessions/viewing/show-figures.ts';
import { showLive } from './sessions/viewing/show-live.ts';

/** Of who types or draws, and of who taps. */
export const writing = { max: 20, seconds: 60, by: 'actor' } as const;
export const tapping = { max: 120, seconds: 60, by: 'actor' } as const;

export const liveRoutes = routes(calls, {
  'GET /wanlshop/live/list': { cache: 'everyone', verb: listLives },
  'GET /wanlshop/live/plans': { cache: 'visitors', verb: listPlans },
  'POST /wanlshop/live/remind': { limit: tapping, verb: remind },
  'POST /wanlshop/live/open_goods': { limit: tapping, verb: openGoods },
  'GET /wanlshop/live/details': { verb: showLive },
  'GET /wanlshop/live/says': { verb: listSays },
  'GET /wanlshop/live/figures': { verb: showFigures },
  'POST /wanlshop/live/create': { limit: writing, verb: prepareLive },
  'POST /wanlshop/live/edit': { limit: writing, verb: editLive },
  'GET /wanlshop/live/own': { verb: listOwn },
  'GET /wanlshop/live/host': { verb: showHost },
  'POST /wanlshop/live/key': { limit: writing, verb: drawNewKey },
  'POST /wanlshop/live/camera': { limit: writing, verb: sendCamera },
  'POST /wanlshop/live/start': { limit: writing, verb: startLive },
  'POST /wanlshop/live/goods': { limit: tapping, verb: changeTray },
  'POST /wanlshop/live/say': { limit: writing, verb: sayAsShop },
  'POST /wanlshop/live/mute': { limit: tapping, verb: muteViewer },
  'POST /wanlshop/live/end': { limit: writing, verb: endHosted },
  'POST /wanlshop/live/delete': { limit: writing, verb: takeBack },
});
