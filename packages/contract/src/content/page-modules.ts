/**
 * The blocks that pages are made of. A reader gets a `PageModule`, in one language and with what it
 * names looked up; an editor works with a `PageBlock`, in both languages and with identifiers.
 */
import { z } from 'zod';
import { ShopType } from '../states.ts';
import { FileUrl, integer, type LocalizedTextSchema, localizedText, ShopScore, text } from '../values.ts';
import { ArticleRow } from './article-values.ts';
import { InnerUrl } from './links.ts';

const StyleName = z
  .string()
  .regex(
    /^((margin|padding)(-top|-right|-bottom|-left|Top|Right|Bottom|Left)?|height|color|opacity|background|background-color|backgroundColor|border-radius|borderRadius|font-size|fontSize|overflow)$/,
  );
const StyleText = z
  .string()
  .max(80)
  .regex(/^[\w #%.,()-]*$/);

/**
 * The style of a block: its own spacing, height, colour and border radius, and nothing that would
 * lay it over others. Sizes are px; a client doubles them into rpx (750 rpx are the width of the screen).
 */
const Style = z.record(StyleName, z.union([StyleText, z.number().min(-10_000).max(10_000)]));

const Picture = z.union([FileUrl, z.literal('')]);
/** A picture's address, or a single character that is drawn as it is. */
const IconPicture = text(0, 300);
const Length = z.string().max(40);
/** Which category, shop or goods is meant; one that is gone is left out. */
const Which = integer(1, 999_999_999_999);

const declareModule = <T extends string, P extends z.ZodType>(type: T, params: P) =>
  z.object({ id: text(1, 60), type: z.literal(type), style: Style, params });

/** One that is hidden is kept where it is, and no reader gets it. */
const declareBlock = <T extends string, P extends z.ZodType>(type: T, params: P) =>
  declareModule(type, params).extend({ hidden: z.literal(true).optional() });

/** A text of a module: one of a reader's language, or both at once. */
type Words = z.ZodType<string> | LocalizedTextSchema;

/** What the blocks that name nothing to be looked up are made of. */
function commonParams<W extends Words>(words: (min: number, max: number) => W) {
  const poster = z.object({
    id: integer(0, 999_999_999_999),
    title: words(0, 60),
    subtitle: words(0, 120),
    image: Picture,
    url: InnerUrl,
    colour: text(0, 40),
  });
  const link = z.object({
    title: words(0, 40),
    icon: IconPicture,
    url: InnerUrl,
    badge: z.optional(words(0, 20)),
  });
  return {
    banner: z.object({ interval_ms: integer(0, 60_000), items: z.array(poster).max(20) }),
    icon_grid: z.object({ columns: integer(1, 6), items: z.array(link).max(30) }),
    notice_bar: z.object({ items: z.array(z.object({ title: words(0, 200), url: InnerUrl })).max(20) }),
    picture: z.object({ image: Picture, url: InnerUrl, height: Length }),
    cube: z.object({ items: z.array(poster).max(12) }),
    goods_list: z.object({
      title: words(0, 60),
      /** `tabs`: two columns, with a tab for each top category over them. */
      layout: z.enum(['waterfall', 'row', 'strip', 'tabs']),
      query: z.object({
        category_id: Which.optional(),
        shop_id: Which.optional(),
        sort: z.string().max(20).optional(),
        keyword: z.optional(words(0, 64)),
        /** Chosen one by one, shown in this order; the rest of the query is left aside. */
        goods_ids: z.array(Which).max(50).optional(),
      }),
      limit: integer(1, 50),
    }),
    spacer: z.object({ height: Length }),
  };
}

/** Campaigns, coupons, videos and lives; without a title a coupon strip is no section of its own. */
const strip = <W extends z.ZodType>(title: W) => ({ title, limit: integer(1, 20) });
/** Posts of a top category; null is all of them. */
const feed = <W extends z.ZodType>(title: W) => ({ ...strip(title), category_id: Which.nullable() });
/** Only this shop's: so on a shop's own page. */
const ofShop = { shop_id: Which.optional() };

const plain = (_min: number, max: number) => z.string().max(max);

/** A shop as a list of shops shows it. */
const ListedShop = z.object({
  id: z.int(),
  name: z.string(),
  type: ShopType,
  logo: z.string(),
  city: z.string(),
  score: ShopScore,
});

const read = commonParams(plain);
const edited = commonParams(localizedText);

/** A block of a page, drawn by the client from data. A client leaves out a type it does not know. */
export const PageModule = z
  .discriminatedUnion('type', [
    declareModule('banner', read.banner),
    declareModule('icon_grid', read.icon_grid),
    declareModule('notice_bar', read.notice_bar),
    declareModule('picture', read.picture),
    declareModule('cube', read.cube),
    declareModule('goods_list', read.goods_list),
    declareModule('spacer', read.spacer),
    declareModule('shop_list', z.object({ title: z.string(), items: z.array(ListedShop) })),
    declareModule(
      'articles',
      z.object({ title: z.string(), category_id: z.int().nullable(), items: z.array(ArticleRow) }),
    ),
    declareModule('group_strip', z.object({ ...strip(z.string()), ...ofShop })),
    declareModule('group_goods', z.object({ ...strip(z.string()), ...ofShop })),
    declareModule('ladder_goods', z.object({ ...strip(z.string()), ...ofShop })),
    declareModule('post_feed', z.object({ ...feed(z.string()), ...ofShop })),
    declareModule('video_feed', z.object({ ...strip(z.string()), ...ofShop })),
    declareModule('live_feed', z.object({ ...strip(z.string()), ...ofShop })),
    declareModule('coupon_strip', z.object({ ...strip(z.string()), ...ofShop })),
  ])
  .meta({ id: 'PageModule' });
export type PageModule = z.output<typeof PageModule>;

/** A block as it is edited and stored: its texts in both languages, shops and articles by their numbers. */
export const PageBlock = z
  .discriminatedUnion('type', [
    declareBlock('banner', edited.banner),
    declareBlock('icon_grid', edited.icon_grid),
    declareBlock('notice_bar', edited.notice_bar),
    declareBlock('picture', edited.picture),
    declareBlock('cube', edited.cube),
    declareBlock('goods_list', edited.goods_list),
    declareBlock('spacer', edited.spacer),
    declareBlock('shop_list', z.object({ title: localizedText(0, 60), shop_ids: z.array(Which).max(30) })),
    declareBlock(
      'articles',
      z.object({
        title: localizedText(0, 60),
        /** Of this category, the newest first; null is all of them. */
        category_id: Which.nullable(),
        limit: integer(1, 20),
      }),
    ),
    declareBlock('group_strip', z.object(strip(localizedText(0, 60)))),
    declareBlock('group_goods', z.object(strip(localizedText(0, 60)))),
    declareBlock('ladder_goods', z.object(strip(localizedText(0, 60)))),
    declareBlock('post_feed', z.object(feed(localizedText(0, 60)))),
    declareBlock('video_feed', z.object(strip(localizedText(0, 60)))),
    declareBlock('live_feed', z.object(strip(localizedText(0, 60)))),
    declareBlock('coupon_strip', z.object(strip(localizedText(0, 60)))),
  ])
  .meta({ id: 'PageBlock' });
export type PageBlock = z.output<typeof PageBlock>;

/** A page's blocks, from the top; each has an id of its own. */
export const PageBlocks = z.array(PageBlock).max(60);
