import { calls } from '@chengji/contract';
import { type Limit, routes } from '../../kernel/http/routes.ts';
import { checkUpdate } from './check-update.ts';
import { showAdverts } from './show-adverts.ts';
import { showHotWords } from './show-hot-words.ts';
import { showStart } from './show-start.ts';
import { uploadPicture } from './upload-picture.ts';

/** Decoding pictures is the costliest thing a person may ask for. */
const uploads: Limit = { max: 60, seconds: 60, by: 'actor' };

export const contentRoutes = routes(calls, {
  'GET /wanlshop/common/init': { shared: 'everyone', verb: showStart },
  'GET /wanlshop/common/adverts': { shared: 'everyone', verb: showAdverts },
  'GET /wanlshop/common/update': { verb: checkUpdate },
  'GET /wanlshop/search/hot': { verb: showHotWords },
  'POST /wanlshop/common/upload': { limit: uploads, verb: uploadPicture },
});
