import { calls } from '@chengji/contract';
import { type Limit, routes } from '../../kernel/http/routes.ts';
import { showAdverts } from './adverts/show-adverts.ts';
import { showPopups } from './adverts/show-popups.ts';
import { listHelp } from './articles/help.ts';
import { getAdvert, getArticle, listArticleCategories, listArticles } from './articles/read-articles.ts';
import { showPreview } from './pages/preview-link.ts';
import { showPage, showShopPage } from './pages/show-page.ts';
import { checkUpdate } from './storefront/check-update.ts';
import { showHotWords } from './storefront/show-hot-words.ts';
import { showStart } from './storefront/show-start.ts';
import { uploadPicture } from './uploads/upload-picture.ts';

/** Decoding pictures is the costliest thing a person may ask for. */
const uploads: Limit = { max: 60, seconds: 60, by: 'actor' };

/** Of a page's editor, and nobody guesses a token. */
const previews: Limit = { max: 60, seconds: 60, by: 'ip' };

export const contentRoutes = routes(calls, {
  'GET /wanlshop/common/init': { cache: 'everyone', verb: showStart },
  'GET /wanlshop/common/adverts': { cache: 'everyone', verb: showAdverts },
  'GET /wanlshop/common/popups': { cache: 'visitors', verb: showPopups },
  'GET /wanlshop/common/update': { verb: checkUpdate },
  'GET /wanlshop/search/hot': { verb: showHotWords },
  'GET /wanlshop/page/details': { cache: 'everyone', verb: showPage },
  'GET /wanlshop/page/preview': { limit: previews, verb: showPreview },
  'GET /wanlshop/page/shop': { cache: 'everyone', verb: showShopPage },
  'GET /wanlshop/article/categories': { cache: 'everyone', verb: listArticleCategories },
  'GET /wanlshop/article/list': { cache: 'everyone', verb: listArticles },
  'GET /wanlshop/article/details': { verb: getArticle },
  'GET /wanlshop/article/advert': { cache: 'everyone', verb: getAdvert },
  'GET /wanlshop/help/list': { cache: 'everyone', verb: listHelp },
  'POST /wanlshop/common/upload': { limit: uploads, verb: uploadPicture },
});
