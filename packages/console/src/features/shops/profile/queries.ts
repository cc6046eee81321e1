import { type ConflictFields, useSave } from '../../../design/conflict/use-save.tsx';
import { useCall, useSend } from '../../../kernel/use-call.ts';
import type { Profile } from './profile.view.ts';

export const useShopProfile = () => useCall('GET /seller/shop/details', {}, { isEdited: true });
export const useSaveShopProfile = (began: Profile, fields: ConflictFields) =>
  useSave('POST /seller/shop/save', {
    changes: ['GET /seller/shop/details', 'GET /seller/auth/info'],
    began,
    fields,
  });

export const useOwnLicence = () => useCall('GET /seller/shop/licence', {});
export const useSaveOwnLicence = () =>
  useSend('POST /seller/shop/licence', { changes: ['GET /seller/shop/licence'] });
