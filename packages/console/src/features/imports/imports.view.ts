import type { CallIn, CallOut, ImportOutcome, ImportStage } from '@chengji/contract';
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
  freightTemplateId: number | null;
  categoryId: number | null;
  pictures: 'fetch' | 'skip';
  /** The category of each type; null where it follows the one for all. */
  categories: Readonly<Record<string, number | null>>;
};

/** As chosen before, else what can be known: the only freight template, and the categories types seem to be. */
export const toChoices = ({ choices, types }: Import, templates: readonly { id: number }[]): Choices => ({
  freightTemplateId: choices.freight_template_id ?? templates[0]?.id ?? null,
  categoryId: choices.category_id,
  pictures: choices.pictures,
  categories: Object.fromEntries(types.map(({ name, category_id }) => [name, category_id])),
});

/** What starts it, or null while something is not chosen. */
export function startInput(
  id: number,
  { freightTemplateId, categoryId, pictures, categories }: Choices,
  isTrial: boolean,
): CallIn<'POST /seller/imports/start'> | null {
  if (freightTemplateId === null || categoryId === null) return null;
  return {
    id,
    dry_run: isTrial,
    freight_template_id: freightTemplateId,
    category_id: categoryId,
    pictures,
    categories: Object.entries(categories).flatMap(([name, category_id]) =>
      category_id === null ? [] : { name, category_id },
    ),
  };
}
