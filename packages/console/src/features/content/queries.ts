import type { CallOut, PageBlock } from '@chengji/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import { call } from '../../kernel/calls.ts';
import type { Language } from '../../kernel/language.ts';
import { useCan } from '../../kernel/rights.ts';
import { useCall, useFaultReport, useSend } from '../../kernel/use-call.ts';
import {
  type Advert,
  type Article,
  articlesList,
  helpList,
  type Popup,
  type Question,
} from './lists.view.ts';
import type { PageCalls } from './page.queries.ts';

/** What is going to be edited begins with what the market holds now, and is not exchanged meanwhile. */
const freshly = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false };

export const useEditedPage = (pageCalls: PageCalls) =>
  useQuery({ queryKey: ['page', pageCalls.name], queryFn: pageCalls.details, ...freshly });

/** By which a real phone sees the saved draft; another one each time it is asked for. */
export const usePreviewLink = (pageCalls: PageCalls) =>
  useQuery({
    queryKey: ['preview link', pageCalls.name],
    queryFn: pageCalls.previewLink,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
/** What is edited is published at a time. */
export const useSchedule = (publish: (at: number) => Promise<void>, onDone: () => void) =>
  useMutation({ mutationFn: publish, onSuccess: onDone, onError: useFaultReport() });

/** A page of what was published, read again once another version is shown or waits. */
export const usePageVersions = (
  pageCalls: PageCalls,
  page: number,
  current: readonly (number | undefined)[],
) =>
  useQuery({
    queryKey: ['versions', pageCalls.name, page, ...current],
    queryFn: () => pageCalls.versions(page),
  });
/** A version that is looked at. */
export const usePageVersion = (pageCalls: PageCalls, number: number | undefined) =>
  useQuery({
    queryKey: ['version', pageCalls.name, number],
    queryFn: () => pageCalls.version(number ?? 1),
    enabled: number !== undefined,
  });
/** The blocks as a shopper of this language would be handed them; until they are, those before. */
export const usePagePreview = (
  pageCalls: PageCalls,
  blocks: PageBlock[],
  language: Language,
  enabled: boolean,
) =>
  useQuery({
    queryKey: ['preview', pageCalls.area, blocks, language],
    queryFn: () => pageCalls.preview(blocks, language),
    enabled,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

const pages = ['GET /platform/pages/list'] as const;
export const usePages = () => useCall('GET /platform/pages/list', {});
export const useAddPage = () => useSave('POST /platform/pages/add', { changes: pages });
export const useDeletePage = () => useSend('POST /platform/pages/delete', { changes: pages });

const adverts = ['GET /platform/adverts/list'] as const;
export const useAdverts = () => useCall('GET /platform/adverts/list', {});
export const useSaveAdvert = (began: Advert | undefined, fields: ConflictFields) =>
  useSave('POST /platform/adverts/save', { changes: adverts, began, fields });
export const useOrderAdverts = () => useSend('POST /platform/adverts/order', { changes: adverts });
export const useDeleteAdvert = () => useSend('POST /platform/adverts/delete', { changes: adverts });

const popups = ['GET /platform/popups/list'] as const;
export const usePopups = () => useCall('GET /platform/popups/list', {});
export const useSavePopup = (began: Popup | undefined, fields: ConflictFields) =>
  useSave('POST /platform/popups/save', { changes: popups, began, fields });
export const useDeletePopup = () => useSend('POST /platform/popups/delete', { changes: popups });

const hotWords = ['GET /platform/hot_words/list'] as const;
export type HotWords = CallOut<'GET /platform/hot_words/list'>;
export const useHotWords = () => useCall('GET /platform/hot_words/list', {}, { isEdited: true });
export const useSaveHotWords = (began: HotWords, fields: ConflictFields) =>
  useSave('POST /platform/hot_words/save', { changes: hotWords, began, fields });

const synonyms = ['GET /platform/synonyms/list'] as const;
export const useSynonyms = () => useCall('GET /platform/synonyms/list', {}, { isEdited: true });
export const useSaveSynonyms = (began: CallOut<'GET /platform/synonyms/list'>, fields: ConflictFields) =>
  useSave('POST /platform/synonyms/save', { changes: synonyms, began, fields });

const articles = [
  'GET /platform/articles/list',
  'GET /platform/articles/details',
  'GET /platform/article_categories/list',
  'GET /wanlshop/article/list',
  'GET /wanlshop/article/categories',
] as const;
export const useArticles = () => useList(articlesList);
export const useSaveArticle = (began: Article | undefined, fields: ConflictFields) =>
  useSave('POST /platform/articles/save', { changes: articles, began, fields });
export const useEditedArticle = (id: number) =>
  useQuery({
    queryKey: ['article', id],
    queryFn: () => call('GET /platform/articles/details', { id }),
    ...freshly,
  });
export const useDeleteArticle = () => useSend('POST /platform/articles/delete', { changes: articles });
export const useArticleCategories = () => useCall('GET /platform/article_categories/list', {});
/** Several are saved by one form: each says its own version. */
export const useSaveArticleCategory = (fields: ConflictFields) =>
  useSave('POST /platform/article_categories/save', { changes: articles, fields, showsRefusal: true });
export const useDeleteArticleCategory = () =>
  useSend('POST /platform/article_categories/delete', { changes: articles });

const help = ['GET /platform/help/list', 'GET /platform/help_categories/list'] as const;
export const useHelp = () => useList(helpList);
export const useSaveQuestion = (began: Question | undefined, fields: ConflictFields) =>
  useSave('POST /platform/help/save', { changes: help, began, fields });
export const useDeleteQuestion = () => useSend('POST /platform/help/delete', { changes: help });
export const useHelpCategories = () => useCall('GET /platform/help_categories/list', {});
export const useSaveHelpCategory = (fields: ConflictFields) =>
  useSave('POST /platform/help_categories/save', { changes: help, fields, showsRefusal: true });
export const useDeleteHelpCategory = () =>
  useSend('POST /platform/help_categories/delete', { changes: help });

/** Makes one change of categories after the other; why one was refused was shown by its own call. */
export const useCategoryChanges = (onDone: () => void) =>
  useMutation({ mutationFn: (change: () => Promise<unknown>) => change(), onSuccess: onDone });

/** What can be read in the app: what a block of a page may lead to. */
export const useShownArticles = () => useCall('GET /wanlshop/article/list', { limit: 50 });
export const useShownArticleCategories = () =>
  useCall('GET /wanlshop/article/categories', {}).data?.rows ?? [];

const mostFound = 20;
const toFinding = (keyword: string) => ({ limit: mostFound, ...(keyword ? { keyword } : {}) });

/** Goods on sale, of one shop or of all. */
export const useGoodsFound = (keyword: string, shopId: number | undefined) =>
  useCall(
    'GET /wanlshop/goods/list',
    { ...toFinding(keyword), ...(shopId ? { shop_id: shopId } : {}) },
    { keepsPrevious: true },
  );

/** What a goods is called; undefined for one that is no longer on sale. */
export const useGoodsName = (id: number | undefined): string | undefined =>
  useCall('GET /wanlshop/goods/list', { ids: String(id ?? 1), limit: 1 }, { enabled: id !== undefined }).data
    ?.rows[0]?.title;

export const useShopsFound = (keyword: string, enabled: boolean) =>
  useCall('GET /platform/shops/list', toFinding(keyword), { keepsPrevious: true, enabled });

export function useShopName(id: number | undefined): string | undefined {
  const enabled = useCan('platform', 'shops.read') && id !== undefined;
  return useCall('GET /platform/shops/details', { id: id ?? 1 }, { enabled }).data?.name;
}
