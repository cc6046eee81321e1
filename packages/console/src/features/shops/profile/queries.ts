import { type ConflictFields, useSave } from '../../../design/conflict/use-save.tsx';
import { useCall } from '../../../kernel/use-call.ts';
import type { Profile } from './profile.view.ts';

export const useShopProfile = () => useCall('GET /seller/shop/details', {}, { isEdited: true });
export const useSaveShopProfile = (began: Profile, fields: ConflictFields) =>
  useSave('POST /seller/shop/save', {
    changes: ['GET /seller/shop/details', 'GET /seller/auth/info'],
    began,
    fields,
  });
