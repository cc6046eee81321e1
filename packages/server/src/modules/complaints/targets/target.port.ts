/** What can be complained about, each type by what knows it: a later capability adds its own. */
import type { ComplaintMeasure, ComplaintType } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Port } from '../../../kernel/ports.ts';

/** How a target reads to anybody; one that is gone is not found. */
export type FoundTarget = {
  title: string;
  image: string;
  shopId: number | null;
  /** The goods it is of, to complain about instead. */
  goodsId: number | null;
  /** Who is complained about, where it is a person. */
  personId: number | null;
  /** The one person who may complain about it; null: everybody. */
  onlyFor: number | null;
};

/** Keys of `complaints.fact_…`, with the value as it is shown. */
export type TargetFact = { name: string; value: string };

export type TargetDetails = {
  facts: TargetFact[];
  description: string;
  images: string[];
  /** Those that fit it as it is now, besides those of its shop. */
  measures: ComplaintMeasure[];
  /** Taken down by the platform, and may be allowed again. */
  isTakenDown: boolean;
};

export type ComplaintTargets = {
  kind: ComplaintType;
  find(ctx: Context, ids: readonly number[]): Promise<ReadonlyMap<number, FoundTarget>>;
  describe(ctx: Context, id: number): Promise<TargetDetails>;
  /** What the measures of this kind do. */
  takeDown?(ctx: Context, input: { id: number; reason: string }): Promise<void>;
  allow?(ctx: Context, id: number): Promise<boolean>;
  stopCampaign?(ctx: Context, input: { id: number; reason: string }): Promise<void>;
};

export const complaintTargetsPort = new Port<ComplaintTargets>('targets of complaints');

export const nothingKnown: TargetDetails = {
  facts: [],
  description: '',
  images: [],
  measures: [],
  isTakenDown: false,
};
