/** Posts as the platform reviews them and as a shop writes them. */
import type { CallOut, PlatformPost, PostState } from '@chengji/contract';
import { complaintsPlatformCalls } from '@chengji/contract/complaints/complaints.platform.calls';
import { discoveryPlatformCalls } from '@chengji/contract/discovery/discovery.platform.calls';
import { defineList } from '../../design/lists/define-list.ts';
import { itemAtHand } from '../../design/queue/item-at-hand.ts';
import type { TagTone, Tone } from '../../design/values/status-tones.ts';

export type ReviewedPost = CallOut<'GET /platform/posts/details'>;
export type Author = CallOut<'GET /platform/posts/authors'>['rows'][number];
export type Report = CallOut<'GET /platform/complaints/list'>['rows'][number];

export const reviewTabs = ['reviewing', 'shown', 'refused', 'taken_down', 'answered', 'reports'] as const;
export type ReviewTab = (typeof reviewTabs)[number];
/** What a shop writes itself; a live is posted when it begins. */
export const writtenTypes = ['other', 'video'] as const;
export const postTypes = [...writtenTypes, 'live'] as const;
export const authorKinds = ['user', 'shop'] as const;
export const reportTabs = ['submitted', 'processing', 'ended'] as const;
export const authorSorts = ['last', 'posts', 'refused'] as const;

/** The reasons offered, each by its number on the keyboard; the last leaves the words to the operator. */
export const reasonKeys = ['claims', 'advert', 'copied', 'indecent', 'offends', 'other'] as const;
export type ReasonKey = (typeof reasonKeys)[number];

export const leastReason = 2;
export const mostReason = 200;

export const reviewList = defineList('GET /platform/posts/list', discoveryPlatformCalls, {
  tab: 'state',
  own: itemAtHand,
});

export const authorsList = defineList('GET /platform/posts/authors', discoveryPlatformCalls);

/** Of posts alone: the page asks for them. */
export const reportsList = defineList('GET /platform/complaints/list', complaintsPlatformCalls, {
  tab: 'tab',
  own: itemAtHand,
});

export const postTones: Record<PostState, Tone> = {
  reviewing: 'wait',
  shown: 'done',
  refused: 'bad',
  taken_down: 'bad',
};

/** Why a post is worth a second look, the most urgent first. */
export type PostMark = { key: 'words' | 'first' | 'refusedBefore' | 'trusted'; tone: TagTone };

const longTrusted = 2;

export function listMarks(post: PlatformPost): PostMark[] {
  const { words, is_first, author_refused, author_shown } = post;
  return [
    ...(words.length > 0 ? [{ key: 'words', tone: 'rose' } as const] : []),
    ...(is_first ? [{ key: 'first', tone: 'plain' } as const] : []),
    ...(author_refused > 0 ? [{ key: 'refusedBefore', tone: 'amber' } as const] : []),
    ...(author_refused === 0 && author_shown >= longTrusted
      ? [{ key: 'trusted', tone: 'green' } as const]
      : []),
  ];
}

/** What may be done with a post in this state. */
export const getActs = (state: PostState): { approve: boolean; turnDown: 'refuse' | 'takeDown' | null } => ({
  approve: state !== 'shown',
  turnDown: state === 'reviewing' ? 'refuse' : state === 'shown' ? 'takeDown' : null,
});

export const isReasonReady = (reason: string): boolean => reason.trim().length >= leastReason;

/** Where the console shows who wrote it. */
export const toAuthorPath = ({ kind, id }: { kind: 'user' | 'shop'; id: number }): string =>
  kind === 'user' ? `/platform/users/${id}` : `/platform/shops/${id}`;

/** All of an author's posts of a state. */
export const toAuthorPosts = (author: { kind: 'user' | 'shop'; id: number }, state: PostState): string =>
  `/platform/posts?state=${state}&kind=${author.kind}&author_id=${author.id}`;

/** `62` as `1:02`. */
export const toLengthText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
