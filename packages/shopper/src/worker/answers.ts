/**
 * What the market answered last, for when it cannot be reached: what pages to read show, and what a person has
 * saved and ordered. A cached answer is marked as such, and never given while the market itself answers.
 */

const ANSWERS = 'answers';
/** Marks an answer as one of earlier. */
const CACHED_HEADER = 'x-kept';

const MAX_CACHED = 120;

export const cachedCalls: ReadonlySet<string> = new Set(
  [
    ...['common/init', 'common/adverts', 'category/tree', 'search/hot'],
    ...['goods/list', 'goods/details', 'goods/comments', 'goods/similar'],
    ...['find/list', 'find/shops', 'find/details', 'find/comments'],
    ...['shop/details', 'shop/categories', 'page/details', 'page/shop'],
    ...['article/list', 'article/details', 'article/categories', 'help/list'],
    ...['order/list', 'order/details', 'order/logistics', 'notice/list'],
    ...['chat/list', 'chat/peer'],
    ...['collect/list', 'follow/list', 'footprint/list', 'user/statistics'],
  ].map((call) => `/api/wanlshop/${call}`),
);

export const isCached = ({ method, url }: Request): boolean =>
  method === 'GET' && cachedCalls.has(new URL(url).pathname);

/** Answers differ by language, and many by person. */
function toCacheKey({ url, headers }: Request): string {
  const key = new URL(url);
  for (const name of ['Accept-Language', 'token']) key.searchParams.set(`-${name}`, headers.get(name) ?? '');
  return key.href;
}

async function keep(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(ANSWERS);
  const headers = { 'content-type': 'application/json', [CACHED_HEADER]: '1' };
  await cache.put(toCacheKey(request), new Response(await answer.blob(), { headers }));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MAX_CACHED).map((oldest) => cache.delete(oldest)));
}

/** From the market; when it gives none, the cached one. `later` is the work left once it is answered. */
export async function answerFor(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) later(keep(request, answer.clone()));
    return answer;
  } catch (cause) {
    const cache = await caches.open(ANSWERS);
    const cached = await cache.match(toCacheKey(request));
    if (cached) return cached;
    throw cause;
  }
}
