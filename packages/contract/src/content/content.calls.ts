import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Id, integer, rowsSchema, text } from '../values.ts';
import { PageModule } from './page-modules.ts';
import { PopupFrequency } from './storefront.calls.ts';

/** An advert: an `url` that is not http opens as an internal path, otherwise the advert page opens by id. */
export const Advert = z
  .object({
    id: z.int(),
    title: z.string(),
    subtitle: z.string(),
    image: z.string(),
    url: z.string(),
    colour: z.string(),
  })
  .meta({ id: 'Advert' });

/** Hex colours by what they are for; on which ground and how strong, say the app's tokens. */
const BrandColours = z.object({
  brand: z.string(),
  fill: z.string(),
  ink: z.string(),
  press: z.string(),
  soft: z.string(),
  line: z.string(),
  price: z.string(),
  wash_1: z.string(),
  wash_2: z.string(),
});
export type BrandColours = z.output<typeof BrandColours>;

const ModuleList = z.object({ item: z.array(PageModule) });

const ShownPopup = z
  .object({
    id: z.int(),
    title: z.string(),
    content: z.string(),
    image: z.string(),
    url: z.string(),
    frequency: PopupFrequency,
  })
  .meta({ id: 'ShownPopup' });

export const contentCalls = declareCalls({
  'GET /wanlshop/common/init': {
    summary: 'What the app starts with: its configuration, style and the modules of its pages',
    who: 'anyone',
    in: z.object({ version: text(0, 32).optional() }),
    out: z.object({
      appConfig: z.object({
        name: z.string(),
        currency: z.string(),
        time_zone: z.string().meta({ description: 'The IANA name of the zone whose days are the market’s' }),
        service_phone: z.string(),
        demo: z.boolean(),
        review_images: z.int(),
        sms_seconds: z.int(),
      }),
      appStyle: z.object({
        brand: z.string(),
        colours: z
          .object({ light: BrandColours, dark: BrandColours })
          .nullable()
          .meta({ description: 'What follows from the brand colour; null while it is the app’s own' }),
      }),
      appUrl: z.object({ api: z.string(), oss: z.string(), socket: z.string() }),
      appInfo: z.object({ version: z.string(), version_code: z.int(), company: z.string() }),
      modulesData: z.object({
        homeModules: ModuleList,
        categoryModules: ModuleList,
        searchModules: ModuleList,
      }),
      flags: z.object({ screenshot: z.boolean(), position: z.boolean(), map: z.boolean() }),
    }),
    refusals: [],
  },
  'GET /wanlshop/common/adverts': {
    summary: 'Adverts by the place they show in',
    who: 'anyone',
    in: z.object({ version: text(0, 32).optional() }),
    out: z.object({
      syspopup: ShownPopup.nullable().meta({
        description: 'The newest pop-up for everyone; those for some are in `common/popups`',
      }),
      data: z.object({
        openAdverts: z.array(Advert),
        pageAdverts: z.array(Advert),
        categoryAdverts: z.array(Advert),
        firstAdverts: z.array(Advert),
        otherAdverts: z.array(Advert),
      }),
    }),
    refusals: [],
  },
  'GET /wanlshop/common/popups': {
    summary: 'The pop-ups meant for who asks, the newest first: the client shows the first that is due',
    who: 'anyone',
    in: z.object({}),
    out: rowsSchema(ShownPopup),
    refusals: [],
  },
  'GET /wanlshop/page/preview': {
    summary: 'The saved draft of a page, by a token of its editor; the blocks that are hidden are left out',
    who: 'anyone',
    in: z.object({ token: text(1, 300) }),
    out: z.object({ title: z.string(), modules: ModuleList.shape.item }),
    refusals: ['content.preview_over'],
  },
  'GET /wanlshop/common/update': {
    summary: 'Whether a newer version is out, what is new in it and where to get it',
    who: 'anyone',
    in: z.object({ version: text(0, 32).optional(), version_code: integer(0, 999_999_999).optional() }),
    out: z.object({
      update: z.boolean(),
      data: z.object({ version: z.string(), version_code: z.int(), content: z.string() }),
      link: z.string(),
    }),
    refusals: [],
  },
  'POST /wanlshop/common/upload': {
    summary: 'Upload a picture (multipart, field `file`)',
    who: 'shopper',
    upload: true,
    in: z.object({}),
    out: z.object({ url: z.string(), fullurl: z.string(), width: z.int(), height: z.int() }),
    refusals: ['content.not_a_picture', 'content.picture_too_large'],
  },
  'POST /seller/files/upload': {
    summary: 'Upload a picture (multipart, field `file`)',
    who: 'seller',
    upload: true,
    in: z.object({}),
    out: z.object({ url: z.string(), fullurl: z.string(), width: z.int(), height: z.int() }),
    refusals: ['content.not_a_picture', 'content.picture_too_large'],
  },
  'POST /platform/files/upload': {
    summary: 'Upload a picture (multipart, field `file`)',
    who: 'platform',
    upload: true,
    in: z.object({}),
    out: z.object({ url: z.string(), fullurl: z.string(), width: z.int(), height: z.int() }),
    refusals: ['content.not_a_picture', 'content.picture_too_large'],
  },
  'GET /wanlshop/page/details': {
    summary: 'A page made of modules, as it is published',
    who: 'anyone',
    in: z.object({ id: Id }),
    out: z.object({ id: z.int(), title: z.string(), modules: z.array(PageModule) }),
    refusals: [],
  },
  'GET /wanlshop/page/shop': {
    summary: 'A shop’s decoration as it is published; without modules when it has none',
    who: 'anyone',
    in: z.object({ shop_id: Id }),
    out: z.object({ shop_id: z.int(), modules: z.array(PageModule) }),
    refusals: [],
  },
  'GET /wanlshop/search/hot': {
    summary: 'Words many people search for',
    who: 'anyone',
    in: z.object({}),
    out: rowsSchema(z.object({ word: z.string(), hot: z.boolean() })),
    refusals: [],
  },
});
