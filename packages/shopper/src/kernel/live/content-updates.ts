/** What the operator or a shop changes is asked for again where it is shown, as soon as the market says so. */

import type { ReceivedFrame } from '@chengji/client-kit';
import type { ReadKey } from '@chengji/client-kit/react';
import { queryClient } from '../calls/query-client.ts';
import { refresh } from '../calls/use-call.ts';

type ContentFrame = Extract<ReceivedFrame, { type: 'content' }>;

const shownBy: Record<ContentFrame['subject'], readonly ReadKey[]> = {
  start: ['GET /wanlshop/common/init'],
  adverts: ['GET /wanlshop/common/adverts', 'GET /wanlshop/common/popups', 'GET /wanlshop/article/advert'],
  hot_words: ['GET /wanlshop/search/hot'],
  page: ['GET /wanlshop/page/details'],
  shop_page: ['GET /wanlshop/page/shop'],
  articles: [
    'GET /wanlshop/article/list',
    'GET /wanlshop/article/details',
    'GET /wanlshop/article/categories',
  ],
  help: ['GET /wanlshop/help/list'],
};

export function refreshContent({ subject, id }: ContentFrame): void {
  // of the many pages that may be open only the one that changed
  if (subject === 'page') refreshOne('GET /wanlshop/page/details', { id });
  else if (subject === 'shop_page') refreshOne('GET /wanlshop/page/shop', { shop_id: id });
  else refresh(...shownBy[subject]);
}

const refreshOne = (name: ReadKey, input: Record<string, number | null>) =>
  void queryClient.invalidateQueries({ queryKey: [name, input] });

export const refreshAllContent = (): void => refresh(...Object.values(shownBy).flat());
