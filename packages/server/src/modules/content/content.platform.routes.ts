import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { listEditedAdverts, orderAdverts, removeAdvert, saveAdvert } from './adverts/edit-adverts.ts';
import {
  listEditedHotWords,
  listEditedPopups,
  removePopup,
  saveEditedHotWords,
  saveEditedPopup,
} from './adverts/edit-popups.ts';
import { getEditedArticle, listEditedArticles, removeArticle, saveArticle } from './articles/edit-article.ts';
import { articleCategoryVerbs, helpCategoryVerbs } from './articles/edit-categories.ts';
import { listEditedHelp, removeQuestion, saveQuestion } from './articles/help.ts';
import { addPage, removePage, restoreVersion, saveDraft } from './pages/edit-page.ts';
import { getEditedPage, getPageVersion, listPages, listPageVersions } from './pages/list-pages.ts';
import { makePreviewLink } from './pages/preview-link.ts';
import { cancelPublishing, publishPage } from './pages/publish-page.ts';
import { previewBlocks } from './pages/show-page.ts';

export const contentPlatformRoutes = routes(calls, {
  'GET /platform/pages/list': { verb: listPages },
  'GET /platform/pages/details': { verb: getEditedPage },
  'POST /platform/pages/add': { verb: addPage },
  'POST /platform/pages/save': { verb: (ctx, { id, ...draft }) => saveDraft(ctx, { id }, draft) },
  'POST /platform/pages/publish': { verb: (ctx, { id, ...input }) => publishPage(ctx, { id }, input) },
  'POST /platform/pages/cancel': { verb: cancelPublishing },
  'GET /platform/pages/versions': { verb: (ctx, { id, ...page }) => listPageVersions(ctx, { id }, page) },
  'GET /platform/pages/version': { verb: (ctx, { id, number }) => getPageVersion(ctx, { id }, { number }) },
  'POST /platform/pages/restore': { verb: (ctx, { id, ...input }) => restoreVersion(ctx, { id }, input) },
  'POST /platform/pages/preview': { verb: previewBlocks },
  'GET /platform/pages/preview_link': { verb: makePreviewLink },
  'POST /platform/pages/delete': { verb: removePage },

  'GET /platform/articles/list': { verb: listEditedArticles },
  'GET /platform/articles/details': { verb: getEditedArticle },
  'POST /platform/articles/save': { verb: saveArticle },
  'POST /platform/articles/delete': { verb: removeArticle },
  'GET /platform/article_categories/list': { verb: articleCategoryVerbs.list },
  'POST /platform/article_categories/save': { verb: articleCategoryVerbs.save },
  'POST /platform/article_categories/delete': { verb: articleCategoryVerbs.remove },

  'GET /platform/help/list': { verb: listEditedHelp },
  'POST /platform/help/save': { verb: saveQuestion },
  'POST /platform/help/delete': { verb: removeQuestion },
  'GET /platform/help_categories/list': { verb: helpCategoryVerbs.list },
  'POST /platform/help_categories/save': { verb: helpCategoryVerbs.save },
  'POST /platform/help_categories/delete': { verb: helpCategoryVerbs.remove },

  'GET /platform/adverts/list': { verb: listEditedAdverts },
  'POST /platform/adverts/save': { verb: saveAdvert },
  'POST /platform/adverts/order': { verb: orderAdverts },
  'POST /platform/adverts/delete': { verb: removeAdvert },
  'GET /platform/popups/list': { verb: listEditedPopups },
  'POST /platform/popups/save': { verb: saveEditedPopup },
  'POST /platform/popups/delete': { verb: removePopup },
  'GET /platform/hot_words/list': { verb: listEditedHotWords },
  'POST /platform/hot_words/save': { verb: saveEditedHotWords },
});
