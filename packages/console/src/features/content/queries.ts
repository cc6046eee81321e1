import { useQuery } from '@tanstack/react-query';
import { useChange, useRead } from '../../kernel/use-call.ts';
import { type ArticleFilters, articlesInput, type HelpFilters, helpInput } from './lists.view.ts';
import type { PageDoor } from './page-calls.ts';

/** What is going to be edited begins with what the market holds now, and is not exchanged meanwhile. */
export const freshly = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false };

export const useEditedPage = (door: PageDoor) =>
  useQuery({ queryKey: ['page', door.name], queryFn: door.details, ...freshly });

const pages = ['GET /platform/pages/list'] as const;
export const usePages = () => useRead('GET /platform/pages/list', {});
export const useAddPage = () => useChange('POST /platform/pages/add', pages);
export const useDeletePage = () => useChange('POST /platform/pages/delete', pages);

const adverts = ['GET /platform/adverts/list'] as const;
export const useAdverts = () => useRead('GET /platform/adverts/list', {});
export const useSaveAdvert = () => useChange('POST /platform/adverts/save', adverts);
export const useOrderAdverts = () => useChange('POST /platform/adverts/order', adverts);
export const useDeleteAdvert = () => useChange('POST /platform/adverts/delete', adverts);

const popups = ['GET /platform/popups/list'] as const;
export const usePopups = () => useRead('GET /platform/popups/list', {});
export const useSavePopup = () => useChange('POST /platform/popups/save', popups);
export const useDeletePopup = () => useChange('POST /platform/popups/delete', popups);

const hotWords = ['GET /platform/hot_words/list'] as const;
export const useHotWords = () => useRead('GET /platform/hot_words/list', {});
export const useSaveHotWords = () => useChange('POST /platform/hot_words/save', hotWords);

const articles = [
  'GET /platform/articles/list',
  'GET /platform/articles/details',
  'GET /platform/article_categories/list',
  'GET /wanlshop/article/list',
  'GET /wanlshop/article/categories',
] as const;
export const useArticles = (filters: ArticleFilters) =>
  useRead('GET /platform/articles/list', articlesInput(filters), { keepsPrevious: true });
export const useSaveArticle = () => useChange('POST /platform/articles/save', articles);
export const useDeleteArticle = () => useChange('POST /platform/articles/delete', articles);
export const useArticleGroups = () => useRead('GET /platform/article_categories/list', {});
export const useSaveArticleGroup = () => useChange('POST /platform/article_categories/save', articles);
export const useDeleteArticleGroup = () => useChange('POST /platform/article_categories/delete', articles);

const help = ['GET /platform/help/list', 'GET /platform/help_categories/list'] as const;
export const useHelp = (filters: HelpFilters) =>
  useRead('GET /platform/help/list', helpInput(filters), { keepsPrevious: true });
export const useSaveQuestion = () => useChange('POST /platform/help/save', help);
export const useDeleteQuestion = () => useChange('POST /platform/help/delete', help);
export const useHelpGroups = () => useRead('GET /platform/help_categories/list', {});
export const useSaveHelpGroup = () => useChange('POST /platform/help_categories/save', help);
export const useDeleteHelpGroup = () => useChange('POST /platform/help_categories/delete', help);
