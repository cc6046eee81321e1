import type { CallOut } from '@chengji/contract';
import { settings as declared } from '@chengji/contract/settings';
import type { Context } from '../../../kernel/context.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import type { FixedKind } from '../pages/page.queries.ts';
import { presentBlocks } from '../pages/present-blocks.ts';
import { deriveBrandColours } from './brand-colours.rules.ts';

/** As many pictures as a review may have. */
const reviewImages = 9;

/** The app's own colours stand in its stylesheet. */
const ownBrand = declared['content.brand_colour'].default;

/** What the app starts with. */
export async function showStart(ctx: Context): Promise<CallOut<'GET /wanlshop/common/init'>> {
  const { config, settings, storefrontCache } = ctx.services;
  const brand = settings.get('content.brand_colour');
  const { pages } = await storefrontCache.read();
  const of = async (kind: FixedKind) => ({ item: await presentBlocks(ctx, pages.get(kind) ?? []) });
  const base = config.publicUrl?.replace(/\/$/, '') ?? '';
  return {
    appConfig: {
      name: settings.get(localized(ctx.language, 'content.app_name', 'content.app_name_en')),
      currency: '¥',
      time_zone: ctx.calendar.zone,
      service_phone: settings.get('content.service_phone'),
      demo: config.demo,
      review_images: reviewImages,
      sms_seconds: settings.get('identity.sms_interval_seconds'),
    },
    appStyle: { brand, colours: brand === ownBrand ? null : deriveBrandColours(brand) },
    appUrl: { api: `${base}/api`, oss: `${base}/files`, socket: config.socketUrl },
    appInfo: {
      version: settings.get('content.app_version'),
      version_code: settings.get('content.app_version_code'),
      company: settings.get('content.company'),
    },
    modulesData: {
      homeModules: await of('home'),
      categoryModules: await of('category'),
      searchModules: await of('search'),
    },
    // The web build takes screenshots for granted and has no map of its own.
    flags: { screenshot: true, position: true, map: false },
  };
}
