import type { PageBlock } from '@chengji/contract';
import { BannerForm } from './BannerForm.tsx';
import { CubeForm } from './CubeForm.tsx';
import { GoodsListForm } from './GoodsListForm.tsx';
import { IconGridForm } from './IconGridForm.tsx';
import { NoticeBarForm } from './NoticeBarForm.tsx';
import { PictureForm, SpacerForm } from './PictureForm.tsx';
import { ArticlesForm, PostFeedForm, ShopListForm, StripForm } from './TitledForms.tsx';

type Props = {
  block: PageBlock;
  shopId: number | undefined;
  onChange: (block: PageBlock, step?: string) => void;
};

/** The form of a block's kind. */
export function BlockForm({ block, shopId, onChange }: Props) {
  const change = (part: Partial<PageBlock['params']>, step?: string) =>
    onChange({ ...block, params: { ...block.params, ...part } } as PageBlock, step);
  const shared = { onChange: change, shopId };
  switch (block.type) {
    case 'banner':
      return <BannerForm block={block} {...shared} />;
    case 'icon_grid':
      return <IconGridForm block={block} {...shared} />;
    case 'notice_bar':
      return <NoticeBarForm block={block} {...shared} />;
    case 'picture':
      return <PictureForm block={block} {...shared} />;
    case 'cube':
      return <CubeForm block={block} {...shared} />;
    case 'goods_list':
      return <GoodsListForm block={block} {...shared} />;
    case 'shop_list':
      return <ShopListForm block={block} {...shared} />;
    case 'articles':
      return <ArticlesForm block={block} {...shared} />;
    case 'post_feed':
      return <PostFeedForm block={block} {...shared} />;
    case 'group_strip':
    case 'group_goods':
    case 'ladder_goods':
    case 'coupon_strip':
    case 'video_feed':
    case 'live_feed':
      return <StripForm block={block} {...shared} />;
    case 'spacer':
      return <SpacerForm block={block} {...shared} />;
  }
}
