import {
  GalleryHorizontal,
  Grid2x2,
  Image,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
  Newspaper,
  SeparatorHorizontal,
  ShoppingBag,
  Store,
  TicketPercent,
  Users,
} from 'lucide-react';
import type { BlockType } from './block.ts';

export const blockIcons: Record<BlockType, LucideIcon> = {
  banner: GalleryHorizontal,
  icon_grid: LayoutGrid,
  notice_bar: Megaphone,
  picture: Image,
  cube: Grid2x2,
  goods_list: ShoppingBag,
  shop_list: Store,
  group_strip: Users,
  coupon_strip: TicketPercent,
  articles: Newspaper,
  spacer: SeparatorHorizontal,
};
