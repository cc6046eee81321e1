import { useChange, useRead } from '../../../kernel/use-call.ts';

export const useShopProfile = () => useRead('GET /seller/shop/details', {});
export const useSaveShopProfile = () =>
  useChange('POST /seller/shop/save', ['GET /seller/shop/details', 'GET /seller/auth/info']);
