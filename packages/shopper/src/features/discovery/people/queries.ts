import type { AuthorKind, CallIn, PostState } from '@chengji/contract';
import { freshen, refresh, useCall, useListCall, useSend } from '../../../kernel/calls/use-call.ts';
import { loadUser } from '../../../kernel/session/session.ts';

const user = 'GET /wanlshop/find/user';
const list = 'GET /wanlshop/find/list';
const liked = 'GET /wanlshop/find/liked';
const follows = 'GET /wanlshop/find/follows';
const fans = 'GET /wanlshop/find/fans';
const own = 'GET /wanlshop/find/own';
const center = 'GET /wanlshop/find/center';
const switches = 'GET /wanlshop/find/switches';

const PAGE_SIZE = 20;

export type Who = { kind: AuthorKind; id: number };

export const usePerson = (who: Who) => useCall(user, who);

export const useAuthorPosts = ({ kind, id }: Who) =>
  useListCall(list, { kind, author_id: id, limit: PAGE_SIZE });
export const useLiked = (id: number) => useListCall(liked, { id, limit: PAGE_SIZE });
export const useFollows = (who: Who, enabled: boolean) =>
  useListCall(follows, { ...who, limit: PAGE_SIZE }, { enabled });
export const useFans = (who: Who, enabled: boolean) =>
  useListCall(fans, { ...who, limit: PAGE_SIZE }, { enabled });

/** Of oneself, or of a shop one is linked to; in one state or all. */
export const useOwnPosts = (asShop: number | null, state: PostState | null) =>
  useListCall(
    own,
    { limit: PAGE_SIZE, ...(asShop !== null && { as_shop: asShop }), ...(state && { state }) },
    { keepsPrevious: true, freshMs: 0 },
  );

export type Days = NonNullable<CallIn<typeof center>['days']>;

export const useCenter = (asShop: number | null, days: Days, enabled = true) =>
  useCall(center, { days, ...(asShop !== null && { as_shop: asShop }) }, { keepsPrevious: true, enabled });

export const reloadPerson = () => freshen(user, list, liked, own, center);
export const reloadPeople = () => freshen(user, follows, fans);

export const useSwitches = () => useCall(switches, {});
export const useSwitch = () => useSend('POST /wanlshop/find/switches', { changes: [switches] });

/** Which shops a person works for comes with what is known of them. */
async function reloadShops(): Promise<void> {
  await loadUser();
  refresh(user, own, center);
}

export const useLinkShop = (onDone: (shop: string) => void, onFault: (text: string) => void) =>
  useSend('POST /wanlshop/user/linkshop', {
    onDone: ({ shop }) => void reloadShops().then(() => onDone(shop.name)),
    onFault: ({ message }) => onFault(message),
  });

export const useUnlinkShop = (onDone: () => void) =>
  useSend('POST /wanlshop/user/unlinkshop', { onDone: () => void reloadShops().then(onDone) });
