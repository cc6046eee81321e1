import type { PostDetails } from '@chengji/contract';
import { postLimits } from '@chengji/contract/discovery/post-limits';
import { listMissingParts } from '@chengji/contract/discovery/post-parts.rules';
import { Button } from 'antd';
import { useState } from 'react';
import { CheckList } from '../../../design/feedback/CheckList.tsx';
import { Note } from '../../../design/feedback/Note.tsx';
import { ChoiceCards } from '../../../design/inputs/ChoiceCards.tsx';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { Fields } from '../../../design/inputs/Fields.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { EditorLayout } from '../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { SortablePictures } from '../../../design/pictures/SortablePictures.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { GoodsChoiceCard } from '../../catalog/index.ts';
import { postTones, writtenTypes } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';
import { canEdit } from '../seller.view.ts';
import { AnswerModal } from './AnswerModal.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { usePostForm } from './use-post-form.ts';
import { useVideo } from './use-video.ts';
import { VideoCard } from './VideoCard.tsx';

type Props = { post: PostDetails | undefined };

/** Writes a post of the shop, or changes the one given. */
export function PostEditor({ post }: Props) {
  const text = usePostsText();
  const canWrite = useCan('seller', 'posts.write');
  const form = usePostForm(post);
  const { values, field } = form;
  const video = useVideo(values.videoId, (videoId) => form.change({ videoId, cover: '' }));
  const own = post?.own;
  const isOpen = canWrite && (!own || canEdit(own));
  const isVideo = values.kind === 'video';
  const missing = listMissingParts(values, video);
  const isReady = missing.length === 0;
  const pictures = field('images');
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
              disabled={!isReady || !form.isValid || (post !== undefined && !form.isChanged)}
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
              {isOpen && (
                <Card title={text('checks')}>
                  <CheckList
                    lines={(isVideo ? videoChecks : pictureChecks).map((key) => ({
                      key,
                      label: text(`check_${key}`),
                      level: 'must',
                      isPassed: !missing.includes(key),
                    }))}
                  />
                </Card>
              )}
            </>
          }
        >
          {!post && (
            <Card ruled title={text('kind')}>
              <ChoiceCards
                label={text('kind')}
                value={values.kind}
                isRow
                options={writtenTypes.map((value) => ({
                  value,
                  label: text(`type_${value}`),
                  hint: text(`typeHint_${value}`),
                  isOff: !isOpen || form.isSending,
                }))}
                onChange={(kind) => form.change({ kind })}
              />
            </Card>
          )}
          {isVideo ? (
            <VideoCard
              video={video}
              cover={values.cover}
              coverError={field('cover').error}
              isOff={!isOpen || form.isSending}
              onCover={(cover) => form.change({ cover })}
            />
          ) : (
            <Card ruled title={text('pictures')} aside={text('picturesHint')}>
              <Fields isOff={!isOpen || form.isSending}>
                <SortablePictures
                  images={values.images}
                  most={postLimits.images}
                  isOff={!isOpen}
                  onChange={(images) => form.change({ images })}
                />
                <FieldError of={pictures.id} error={pictures.error} />
              </Fields>
            </Card>
          )}
          <Card ruled title={text('words')}>
            <Fields isOff={!isOpen || form.isSending}>
              <TextField
                {...field('title')}
                label={text('title')}
                isRequired={isVideo}
                most={postLimits.title}
                showsCount
              />
              <TextField
                {...field('content')}
                label={text('content')}
                isRequired
                most={postLimits.content}
                showsCount
                rows={{ least: 6, most: 18 }}
                hint={text('contentHint')}
              />
            </Fields>
          </Card>
          <GoodsChoiceCard
            ids={values.goods}
            most={postLimits.goods}
            withOthers
            known={post?.goods ?? []}
            error={field('goods').error}
            isOff={!isOpen || form.isSending}
            onChange={(goods) => form.change({ goods })}
          />
        </EditorLayout>
      </div>
    </>
  );
}

const pictureChecks = ['images', 'content', 'goods'] as const;
const videoChecks = ['video', 'cover', 'title', 'content', 'goods'] as const;

/** What the review decided, and the way to answer it once. */
function DecisionNote({ post, canWrite }: { post: PostDetails; canWrite: boolean }) {
  const text = usePostsText();
  const [isAnswering, setAnswering] = useState(false);
  const { own } = post;
  if (own?.state === 'reviewing') return <Note>{text('isWaiting')}</Note>;
  if (!own?.decision) return null;
  return (
    <>
      <Note tone="error">
        <div className="row between wrap">
          <div>
            <b>{text(own.state === 'taken_down' ? 'whyTakenDown' : 'whyRefused')}</b>
            <p>{own.decision}</p>
            <p className="small">{text(own.state === 'taken_down' ? 'takenDownHint' : 'refusedHint')}</p>
            {own.answer && <p className="small">{text('yourAnswer', { answer: own.answer })}</p>}
          </div>
          {own.can_answer && canWrite && (
            <Button size="small" onClick={() => setAnswering(true)}>
              {text('answer')}
            </Button>
          )}
        </div>
      </Note>
      {isAnswering && (
        <AnswerModal post={{ id: post.id, decision: own.decision }} onClose={() => setAnswering(false)} />
      )}
    </>
  );
}
