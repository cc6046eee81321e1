import type { PostDetails } from '@chengji/contract';
import { postLimits } from '@chengji/contract/discovery/post-limits';
import { listMissingParts } from '@chengji/contract/discovery/post-parts.rules';
import { Button } from 'antd';
import { EditorLayout } from '../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { GoodsChoiceCard } from '../../catalog/index.ts';
import { postTones } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';
import { canEdit } from '../seller.view.ts';
import { ChecksCard } from './ChecksCard.tsx';
import { DecisionNote } from './DecisionNote.tsx';
import { KindCard } from './KindCard.tsx';
import { PicturesCard } from './PicturesCard.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { usePostForm } from './use-post-form.ts';
import { useVideo } from './use-video.ts';
import { VideoCard } from './VideoCard.tsx';
import { WordsCard } from './WordsCard.tsx';

type Props = { post: PostDetails | undefined };

/** Writes a post of the shop, or changes the one given. */
export function PostEditor({ post }: Props) {
  const text = usePostsText();
  const canWrite = useCan('seller', 'posts.write');
  const form = usePostForm(post);
  const { values, field, change } = form;
  const video = useVideo(values.videoId, (videoId) => change({ videoId, cover: '' }));
  const own = post?.own;
  const isOpen = canWrite && (!own || canEdit(own));
  const isOff = !isOpen || form.isSending;
  const isVideo = values.kind === 'video';
  const missing = listMissingParts(values, video);
  const isReady = missing.length === 0 && form.isValid && (!post || form.isChanged);
  return (
    <>
      <PageHeader
        back="/seller/posts"
        title={post ? post.title || text('postEdit') : text('postNew')}
        marks={own && <StatusDot tone={postTones[own.state]}>{text(`state_${own.state}`)}</StatusDot>}
        summary={!post && text('postNewHint')}
        actions={
          isOpen && (
            <Button
              type="primary"
              disabled={!isReady}
              loading={form.isSending}
              onClick={() => void form.submit()}
            >
              {text(post ? 'savePost' : 'publish')}
            </Button>
          )
        }
      />
      <div className="stack">
        {post && <DecisionNote post={post} canWrite={canWrite} />}
        <EditorLayout
          side={
            <>
              <PreviewCard draft={values} video={video.found} />
              {isOpen && <ChecksCard isVideo={isVideo} missing={missing} />}
            </>
          }
        >
          {!post && <KindCard kind={values.kind} isOff={isOff} onChange={(kind) => change({ kind })} />}
          {isVideo ? (
            <VideoCard
              video={video}
              cover={values.cover}
              coverError={field('cover').error}
              isOff={isOff}
              onCover={(cover) => change({ cover })}
            />
          ) : (
            <PicturesCard pictures={field('images')} isOpen={isOpen} isSending={form.isSending} />
          )}
          <WordsCard form={form} isOff={isOff} />
          <GoodsChoiceCard
            ids={values.goods}
            most={postLimits.goods}
            withOthers
            known={post?.goods ?? []}
            error={field('goods').error}
            isOff={isOff}
            onChange={(goods) => change({ goods })}
          />
        </EditorLayout>
      </div>
    </>
  );
}
