import { calls } from '@chengji/contract';
import { type Limit, routes } from '../../kernel/http/routes.ts';
import { showAdverts } from './adverts/show-adverts.ts';
import { listHelp } from './articles/help.ts';
import { getAdvert, getArticle, listArticleCategories, listArticles } from './articles/read-articles.ts';
import { showPage, showShopPage } from './pages/show-page.ts';
import { checkUpdate } from './storefront/check-update.ts';
import { showHotWords } from './storefront/show-hot-words.ts';
import { showStart } from './storefront/show-start.ts';
import { uploadPicture } from './uploads/upload-picture.ts';

/** Decoding pictures is the costliest thing a person may ask for. */
const uploads: Limit = { max: 60, seconds: 60, by: 'actor' };

export const contentRoutes = routes(calls, {
  'GET /wanlshop/common/init': { shared: 'everyone', verb: showStart },
  'GET /wanlshop/common/adverts': { shared: 'everyone', verb: showAdverts },
  'GET /wanlshop/common/update': { verb: checkUpdate },
  'GET /wanlshop/search/hot': { verb: showHotWords },
  'GET /wanlshop/page/details': { shared: 'everyone', verb: showPage },
  'GET /wanlshop/page/shop': { shared: 'everyone', verb: showShopPage },
  'GET /wanlshop/article/categories': { shared: 'everyone', verb: listArticleCategories },
  'GET /wanlshop/article/list': { shared: 'everyone', verb: listArticles },
  'GET /wanlshop/article/details': { verb: getArticle },
  'GET /wanlshop/article/advert': { shared: 'everyone', verb: getAdvert },
  'GET /wanlshop/help/list': { shared: 'everyone', verb: listHelp },
  'POST /wanlshop/common/upload': { limit: uploads, verb: uploadPicture },
});
