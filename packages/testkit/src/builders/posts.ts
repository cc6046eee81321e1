/** What a shop posts in a test, naming only what matters. */
import { randomBytes } from 'node:crypto';
import type { CallIn, VideoState } from '@chengji/contract';
import { addPost, rankPosts } from '@chengji/server/modules/discovery/index';
import type { Market } from '../market.ts';
import { aGoods, type ShopFixture } from './goods.ts';

let made = 0;

export async function aPost(
  market: Market,
  shop: ShopFixture,
  traits: Partial<Parameters<typeof addPost>[1]> = {},
): Promise<number> {
  made += 1;
  return addPost(market.context(), {
    shopId: shop.id,
    categoryId: shop.categoryId,
    title: `内容 ${made}`,
    titleEn: `Post ${made}`,
    content: '第一段\n\n第二段',
    contentEn: 'One\n\nTwo',
    images: ['/files/00/post.webp'],
    ratio: '4:5',
    goodsIds: traits.goodsIds ?? [(await aGoods(shop)).id],
    ...traits,
  });
}

/** A post as a person publishes it in a test, with pictures that were uploaded and goods that are on sale. */
export async function aPostForm(
  market: Market,
  goodsIds: readonly number[],
  traits: Partial<CallIn<'POST /seller/posts/publish'>> = {},
): Promise<CallIn<'POST /seller/posts/publish'>> {
  return {
    kind: 'other',
    title: '周末露营',
    content: '带上帐篷就出发',
    images: [await anUploadedPicture(market)],
    goods: [...goodsIds],
    ...traits,
  } as CallIn<'POST /seller/posts/publish'>;
}

/** So many may come after a picture that everybody uploaded. */
const comingPeople = 200;

/** The address of a picture that this person uploaded, or everybody of the test where none is named. */
export async function anUploadedPicture(
  market: Market,
  by?: { kind: 'shopper' | 'seller'; id: number },
): Promise<string> {
  made += 1;
  const url = `/files/00/uploaded-${made}.webp`;
  const { pool } = market.server.kernel.database;
  const values = 'select $1, uploader, 1000, 800, 1000, now()';
  const into = 'insert into uploads (url, uploader, bytes, width, height, uploaded_at)';
  if (by)
    await pool.query(`${into} ${values} from (select $2 as uploader) own`, [url, `${by.kind}:${by.id}`]);
  else
    await pool.query(
      `${into} ${values} from (
        select kind || ':' || id as uploader
        from unnest(array['shopper', 'seller']) kind, generate_series(1, $2::int +
          (select greatest((select max(id) from shoppers), (select max(id) from shop_staff), 0))::int) id
      ) everybody`,
      [url, comingPeople],
    );
  return url;
}

/** The recommended feed goes over to what people think of posts by now. */
export async function nextRound(market: Market): Promise<void> {
  await market.advance(601);
  await rankPosts(market.context());
}

/** The id of a video that was uploaded: by a shopper of this id, or, below zero, by a shop. It can be played. */
export async function anUploadedVideo(
  market: Market,
  ownerKey: number,
  { state = 'ready', cover = '/files/00/cover.webp' }: { state?: VideoState; cover?: string } = {},
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await market.server.kernel.database.pool.query(
    `insert into videos (id, owner_key, state, bytes, seconds, width, height, url, cover, created_at, changed_at)
      values ($1, $2, $3, 1000, 12, 720, 1280, '/files/00/film.mp4', $4, $5, $5)`,
    [id, ownerKey, state, cover, market.now()],
  );
  return id;
}
