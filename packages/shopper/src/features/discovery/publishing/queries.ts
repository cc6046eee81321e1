import type { CallIn, PostState } from '@chengji/contract';
import { call, upload } from '../../../kernel/calls/call.ts';
import { refresh, useCall, useListCall } from '../../../kernel/calls/use-call.ts';

const details = 'GET /wanlshop/find/details';
const PAGE_SIZE = 20;

export const postPicture = (file: Blob, onProgress: (part: number) => void) =>
  upload('POST /wanlshop/common/upload', file, file instanceof File ? file.name : 'cover.jpg', {
    onProgress,
  });

export const fetchVideo = (id: string) => call('GET /wanlshop/find/video', { id });

type Form = CallIn<'POST /wanlshop/find/publish'>;
type Published = { id: number; state: PostState };

/** Own posts are fetched again in every place that shows them. */
const refreshPosts = () =>
  refresh(
    'GET /wanlshop/find/list',
    'GET /wanlshop/find/own',
    'GET /wanlshop/find/user',
    'GET /wanlshop/find/center',
    details,
  );

/** The same attempt again publishes nothing more. */
export async function publish(form: Form, idempotencyKey: string): Promise<Published> {
  const published = await call('POST /wanlshop/find/publish', form, { idempotencyKey });
  refreshPosts();
  return published;
}

export async function edit(form: Form, post: { id: number; version: number }): Promise<Published> {
  const edited = await call('POST /wanlshop/find/edit', { ...form, ...post });
  refreshPosts();
  return edited;
}

/** The post as it is now, to be edited. */
export const usePostToEdit = (id: number) => useCall(details, { id }, { isEdited: true });

export const usePublished = (id: number) => useCall(details, { id });

export const useBought = () => useListCall('GET /wanlshop/order/bought', { limit: PAGE_SIZE });
export const useFavourites = () => useListCall('GET /wanlshop/collect/list', { gone: false });
export const useFootprints = () => useListCall('GET /wanlshop/footprint/list', {});

/** Of all shops, or of the one that publishes. */
export const useFoundGoods = (keyword: string, shopId: number | null) =>
  useListCall(
    'GET /wanlshop/goods/list',
    {
      limit: PAGE_SIZE,
      ...(keyword && { keyword }),
      ...(shopId !== null && { shop_id: shopId }),
    },
    { keepsPrevious: true },
  );
