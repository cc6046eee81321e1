import type { CallOut, ImportOutcome, ImportStage } from '@chengji/contract';
import { importsCalls } from '@chengji/contract/imports/imports.calls';
import { defineList } from '../../design/lists/define-list.ts';
import type { Tone } from '../../design/values/status-tones.ts';

export type Import = CallOut<'GET /seller/imports/details'>;
export type ImportRow = CallOut<'GET /seller/imports/list'>['rows'][number];
export type ReportLine = CallOut<'GET /seller/imports/report'>['rows'][number];

export const stageTones: Record<ImportStage, Tone> = {
  reading: 'info',
  unreadable: 'bad',
  ready: 'act',
  checking: 'info',
  checked: 'act',
  running: 'info',
  stopped: 'wait',
  done: 'done',
};

export const outcomeTones: Record<ImportOutcome, Tone> = {
  waiting: 'rest',
  created: 'done',
  changed: 'info',
  unchanged: 'rest',
  refused: 'bad',
};

const underWay: readonly ImportStage[] = ['reading', 'checking', 'running'];
export const isUnderWay = (stage: ImportStage): boolean => underWay.includes(stage);

export const canStart = (stage: ImportStage): boolean => !isUnderWay(stage) && stage !== 'unreadable';

/** Whether there is anything to tell of goods yet. */
export const hasReport = ({ counts }: Pick<Import, 'counts'>): boolean => counts.all > counts.waiting;

export const outcomeTabs = ['all', 'created', 'changed', 'unchanged', 'refused', 'noted'] as const;

export const reportList = defineList('GET /seller/imports/report', importsCalls, {
  tab: 'outcome',
  clearsTab: true,
});
export const importsList = defineList('GET /seller/imports/list', importsCalls);

export type Choices = {
  freight_template_id: number | null;
  category_id: number | null;
  pictures: 'fetch' | 'skip';
  /** The category of each type; null where it follows the one for all. */
  categories: Readonly<Record<string, number | null>>;
};

/** As chosen before, else what can be known: the only freight template, and the categories types seem to be. */
export const toChoices = ({ choices, types }: Import, templates: readonly { id: number }[]): Choices => ({
  ...choices,
  freight_template_id: choices.freight_template_id ?? templates[0]?.id ?? null,
  categories: Object.fromEntries(types.map(({ name, category_id }) => [name, category_id])),
});

/** What starts it; the call takes it once everything is chosen. */
export const toInput = <C extends Choices>(choices: C) => ({
  ...choices,
  categories: Object.entries(choices.categories).flatMap(([name, category_id]) =>
    category_id === null ? [] : { name, category_id },
  ),
});
