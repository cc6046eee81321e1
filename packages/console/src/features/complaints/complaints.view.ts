/** Complaints as the platform decides them. */
import type { CallIn, CallOut, ComplaintMeasure, ComplaintState, ComplaintType } from '@chengji/contract';
import { complaintsPlatformCalls } from '@chengji/contract/complaints/complaints.platform.calls';
import { defineList } from '../../design/lists/define-list.ts';
import { itemAtHand } from '../../design/queue/item-at-hand.ts';
import type { TagTone, Tone } from '../../design/values/status-tones.ts';

export type Case = CallOut<'GET /platform/complaints/details'>;
export type CaseRow = CallOut<'GET /platform/complaints/list'>['rows'][number];

export const caseTabs = ['submitted', 'processing', 'ended'] as const;
export const complaintTypes = ['user', 'goods', 'shop', 'group', 'post', 'order'] as const;

export const casesList = defineList('GET /platform/complaints/list', complaintsPlatformCalls, {
  tab: 'tab',
  own: itemAtHand,
});

export const caseTones: Record<ComplaintState, Tone> = {
  submitted: 'act',
  processing: 'info',
  upheld: 'done',
  dismissed: 'rest',
};

export const typeTones: Record<ComplaintType, TagTone> = {
  user: 'plain',
  goods: 'green',
  shop: 'blue',
  group: 'orange',
  post: 'plum',
  live: 'rose',
  chat: 'plain',
  order: 'amber',
};

/** Where the console shows the target; null where it has no page for it. */
export function toTargetPath({ type, id, shop }: Case['target']): string | null {
  if (type === 'user') return `/platform/users/${id}`;
  if (shop) return `/platform/shops/${shop.id}`;
  return null;
}

export type Decision = {
  verdict: 'upheld' | 'dismissed';
  answer: string;
  notice: string;
  measures: ComplaintMeasure[];
  days: number | null;
};

export const startDecision = (): Decision => ({
  verdict: 'upheld',
  answer: '',
  notice: '',
  measures: [],
  days: 7,
});

/** The measures that go with the verdict, in the order they are offered. */
export const getMeasures = ({ verdict, measures }: Decision, offered: readonly ComplaintMeasure[]) =>
  verdict === 'upheld' ? offered.filter((measure) => measures.includes(measure)) : [];

export function isReady(decision: Decision, offered: readonly ComplaintMeasure[]): boolean {
  const measures = getMeasures(decision, offered);
  const isAnswered = decision.answer.trim().length >= 2;
  const isNoticed = measures.length === 0 || decision.notice.trim().length >= 2;
  return isAnswered && isNoticed && (!measures.includes('silence') || decision.days !== null);
}

export function toDecisionInput(
  id: number,
  decision: Decision,
  offered: readonly ComplaintMeasure[],
): CallIn<'POST /platform/complaints/decide'> {
  const measures = getMeasures(decision, offered);
  return {
    id,
    verdict: decision.verdict,
    answer: decision.answer.trim(),
    notice: measures.length > 0 ? decision.notice.trim() : '',
    measures,
    ...(measures.includes('silence') && decision.days !== null ? { silence_days: decision.days } : {}),
  };
}

export const toggle = (
  measures: readonly ComplaintMeasure[],
  measure: ComplaintMeasure,
): ComplaintMeasure[] =>
  measures.includes(measure) ? measures.filter((one) => one !== measure) : [...measures, measure];
