import type { PostAuthor } from '@chengji/contract';
import { call } from '../../../kernel/calls/call.ts';

export const sendLike = (id: number, liked: boolean) => call('POST /wanlshop/find/like', { id, liked });

export const sendCommentLike = (id: number, liked: boolean) =>
  call('POST /wanlshop/find/comment/like', { id, liked });

export const sendFollow = (author: Pick<PostAuthor, 'kind' | 'id'>, followed: boolean) =>
  call('POST /wanlshop/find/follow', { ...author, followed });

export const sendShare = (id: number) => call('POST /wanlshop/find/share', { id });

export const sendOpened = (id: number, goods_id: number) =>
  call('POST /wanlshop/find/open_goods', { id, goods_id });
