/** A shop's posts, from the console. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion } from '../edit-version.ts';
import { PostState } from '../states.ts';
import { countedPageSchema, Id, Nothing, numberedPageInput, text } from '../values.ts';
import { OwnPost, PostDetails, UploadedVideo, VideoId } from './post-values.ts';
import { CreationFigures, days, postInput, publishRefusals, uploadRefusals } from './publishing.calls.ts';

const published = z.object({ id: Id, state: PostState });
const count = z.int();

export const discoverySellerCalls = declareCalls({
  'GET /seller/posts/list': {
    summary: 'The shop’s posts with what they brought, the newest first',
    who: 'seller',
    right: 'posts.read',
    in: z.object({
      state: PostState.optional(),
      keyword: text(0, 64).optional().meta({ description: 'A word of a title or text' }),
      ...numberedPageInput,
    }),
    out: countedPageSchema(OwnPost).extend({
      counts: z.object({ all: count, reviewing: count, shown: count, refused: count, taken_down: count }),
    }),
    refusals: [],
  },
  'GET /seller/posts/details': {
    summary: 'One post of the shop, whole, in any state',
    who: 'seller',
    right: 'posts.read',
    in: z.object({ id: Id }),
    out: PostDetails,
    refusals: ['discovery.post_gone'],
  },
  'POST /seller/posts/publish': {
    summary: 'Publish a post of the shop; some wait for the review',
    who: 'seller',
    right: 'posts.write',
    idempotencyKey: 'optional',
    in: postInput({}),
    out: published,
    refusals: [...publishRefusals],
  },
  'POST /seller/posts/edit': {
    summary: 'Change a post of the shop; what was refused waits for the review again',
    who: 'seller',
    right: 'posts.write',
    in: postInput({ id: Id, version: EditVersion }),
    out: published,
    refusals: [
      'discovery.post_gone',
      'discovery.post_taken_down',
      ...publishRefusals,
      'common.edit_conflict',
    ],
  },
  'POST /seller/posts/delete': {
    summary: 'Delete a post of the shop, with its comments and likes',
    who: 'seller',
    right: 'posts.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['discovery.post_gone'],
  },
  'POST /seller/posts/answer': {
    summary: 'Answer, once, to why a post of the shop was refused or taken down',
    who: 'seller',
    right: 'posts.write',
    in: z.object({ id: Id, content: text(1, 300) }),
    out: Nothing,
    refusals: ['discovery.post_gone', 'discovery.cannot_answer'],
  },
  'GET /seller/posts/figures': {
    summary: 'What the shop’s posts brought',
    who: 'seller',
    right: 'posts.read',
    in: z.object({ days }),
    out: CreationFigures,
    refusals: [],
  },
  'GET /seller/posts/video': {
    summary:
      'How far a video of the shop is; it is uploaded by the tus protocol to `/api/uploads/videos`, with the header `token`',
    who: 'seller',
    right: 'posts.read',
    in: z.object({ id: VideoId }),
    out: UploadedVideo,
    refusals: ['discovery.video_unknown', ...uploadRefusals],
  },
});
