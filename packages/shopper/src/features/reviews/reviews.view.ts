/** The figures and tabs of the reviews of a goods. */
import type { CallOut, ReviewTag } from '@chengji/contract';
import { zh } from './strings.zh.ts';

type Figures = CallOut<'GET /wanlshop/goods/comments'>['figures'];

export const tabs = ['all', 'good', 'medium', 'poor', 'image'] as const;
export type Tab = (typeof tabs)[number];

/** The tab an address asks for; one there is not is all of them. */
export const parseTab = (text: string | undefined): Tab => tabs.find((tab) => tab === text) ?? 'all';

/** The tag an address asks for; one there is not is none. */
export const parseTag = (text: string | undefined): ReviewTag | null =>
  text && `tag.${text}` in zh ? (text as ReviewTag) : null;

/** `0.98` is 98; a share is cut, never rounded up. */
export const toPercent = (rate: number): number => Math.floor(rate * 100 + 1e-6);

/** `4.85` is 4.8: an average is cut to one place, never rounded up. */
export const showScore = (score: number): string => (Math.floor(score * 10 + 1e-6) / 10).toFixed(1);

export const getCount = (figures: Figures | undefined, tab: Tab): number => figures?.[tab] ?? 0;
