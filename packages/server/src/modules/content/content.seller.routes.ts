import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { restoreVersion, saveDraft } from './pages/edit-page.ts';
import { getEditedPage, getPageVersion, listPageVersions } from './pages/list-pages.ts';
import { ownDecoration } from './pages/page-editor.ts';
import { makePreviewLink } from './pages/preview-link.ts';
import { cancelPublishing, publishPage } from './pages/publish-page.ts';
import { previewShopBlocks } from './pages/show-page.ts';

export const contentSellerRoutes = routes(calls, {
  'GET /seller/pages/details': { verb: (ctx) => getEditedPage(ctx, ownDecoration(ctx)) },
  'POST /seller/pages/save': { verb: (ctx, draft) => saveDraft(ctx, ownDecoration(ctx), draft) },
  'POST /seller/pages/publish': { verb: (ctx, input) => publishPage(ctx, ownDecoration(ctx), input) },
  'POST /seller/pages/cancel': { verb: (ctx) => cancelPublishing(ctx, ownDecoration(ctx)) },
  'GET /seller/pages/versions': { verb: (ctx, page) => listPageVersions(ctx, ownDecoration(ctx), page) },
  'GET /seller/pages/version': { verb: (ctx, version) => getPageVersion(ctx, ownDecoration(ctx), version) },
  'POST /seller/pages/restore': { verb: (ctx, input) => restoreVersion(ctx, ownDecoration(ctx), input) },
  'GET /seller/pages/preview_link': { verb: (ctx) => makePreviewLink(ctx, ownDecoration(ctx)) },
  'POST /seller/pages/preview': { verb: previewShopBlocks },
});
