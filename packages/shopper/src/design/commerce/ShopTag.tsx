import type { ShopType } from '@chengji/contract';
import { useDesignStrings } from '../strings.ts';
import { Tag, type TagLook } from './Tag.tsx';

const looks: Record<ShopType, TagLook> = {
  self: 'solid',
  flagship: 'vip',
  enterprise: 'grey',
  personal: 'grey',
};

/** What kind of shop it is: 自营, 旗舰店, 企业 or 个人. */
export function ShopTag({ type }: { type: ShopType }) {
  const t = useDesignStrings();
  return <Tag look={looks[type]}>{t(type)}</Tag>;
}
