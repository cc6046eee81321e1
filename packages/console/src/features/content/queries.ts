import type { CallOut } from '@chengji/contract';
import { useQuery } from '@tanstack/react-query';
import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import { useChange, useRead } from '../../kernel/use-call.ts';
import {
  type Advert,
  type Article,
  type ArticleFilters,
  articlesInput,
  type HelpFilters,
  helpInput,
  type Popup,
  type Question,
} from './lists.view.ts';
import type { PageCalls } from './page-calls.ts';

/** What is going to be edited begins with what the market holds now, and is not exchanged meanwhile. */
export const freshly = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false };

export const useEditedPage = (pageCalls: PageCalls) =>
  useQuery({ queryKey: ['page', pageCalls.name], queryFn: pageCalls.details, ...freshly });

const pages = ['GET /platform/pages/list'] as const;
export const usePages = () => useRead('GET /platform/pages/list', {});
export const useAddPage = () => useChange('POST /platform/pages/add', pages);
export const useDeletePage = () => useChange('POST /platform/pages/delete', pages);

const adverts = ['GET /platform/adverts/list'] as const;
export const useAdverts = () => useRead('GET /platform/adverts/list', {});
export const useSaveAdvert = (began: Advert | undefined, fields: ConflictFields) =>
  useSave('POST /platform/adverts/save', { touches: adverts, began, fields });
export const useOrderAdverts = () => useChange('POST /platform/adverts/order', adverts);
export const useDeleteAdvert = () => useChange('POST /platform/adverts/delete', adverts);

const popups = ['GET /platform/popups/list'] as const;
export const usePopups = () => useRead('GET /platform/popups/list', {});
export const useSavePopup = (began: Popup | undefined, fields: ConflictFields) =>
  useSave('POST /platform/popups/save', { touches: popups, began, fields });
export const useDeletePopup = () => useChange('POST /platform/popups/delete', popups);

const hotWords = ['GET /platform/hot_words/list'] as const;
export type HotWords = CallOut<'GET /platform/hot_words/list'>;
export const useHotWords = () => useRead('GET /platform/hot_words/list', {}, { isEdited: true });
export const useSaveHotWords = (began: HotWords, fields: ConflictFields) =>
  useSave('POST /platform/hot_words/save', { touches: hotWords, began, fields });

const articles = [
  'GET /platform/articles/list',
  'GET /platform/articles/details',
  'GET /platform/article_categories/list',
  'GET /wanlshop/article/list',
  'GET /wanlshop/article/categories',
] as const;
export const useArticles = (filters: ArticleFilters) =>
  useRead('GET /platform/articles/list', articlesInput(filters), { keepsPrevious: true });
export const useSaveArticle = (began: Article | undefined, fields: ConflictFields) =>
  useSave('POST /platform/articles/save', { touches: articles, began, fields });
export const useDeleteArticle = () => useChange('POST /platform/articles/delete', articles);
export const useArticleGroups = () => useRead('GET /platform/article_categories/list', {});
/** Several are saved by one form: each says its own version. */
export const useSaveArticleGroup = (fields: ConflictFields) =>
  useSave('POST /platform/article_categories/save', { touches: articles, began: null, fields });
export const useDeleteArticleGroup = () => useChange('POST /platform/article_categories/delete', articles);

const help = ['GET /platform/help/list', 'GET /platform/help_categories/list'] as const;
export const useHelp = (filters: HelpFilters) =>
  useRead('GET /platform/help/list', helpInput(filters), { keepsPrevious: true });
export const useSaveQuestion = (began: Question | undefined, fields: ConflictFields) =>
  useSave('POST /platform/help/save', { touches: help, began, fields });
export const useDeleteQuestion = () => useChange('POST /platform/help/delete', help);
export const useHelpGroups = () => useRead('GET /platform/help_categories/list', {});
export const useSaveHelpGroup = (fields: ConflictFields) =>
  useSave('POST /platform/help_categories/save', { touches: help, began: null, fields });
export const useDeleteHelpGroup = () => useChange('POST /platform/help_categories/delete', help);
