import type { ImportStage, TaskKind, TaskState } from '@chengji/contract';

const whileUnderWay: Partial<Record<TaskKind, ImportStage>> = {
  goods_import_read: 'reading',
  goods_import_check: 'checking',
  goods_import: 'running',
};
const whenDone: Partial<Record<TaskKind, ImportStage>> = {
  goods_import_read: 'ready',
  goods_import_check: 'checked',
  goods_import: 'done',
};
const whenEnded: Partial<Record<TaskKind, ImportStage>> = {
  goods_import_read: 'unreadable',
  goods_import_check: 'ready',
  goods_import: 'stopped',
};

const stagesBy: Record<TaskState, typeof whenDone> = {
  waiting: whileUnderWay,
  running: whileUnderWay,
  done: whenDone,
  failed: whenEnded,
  cancelled: whenEnded,
};

/** How far an import is, by the task that is or was at it last. */
export const toStage = ({ kind, state }: { kind: TaskKind; state: TaskState }): ImportStage =>
  stagesBy[state][kind] ?? 'unreadable';

/** Also once more, after it is done: the same table twice changes nothing. */
export const canStart = (stage: ImportStage): boolean =>
  ['ready', 'checked', 'stopped', 'done'].includes(stage);

/** A type of the table seems to be the category of that name, or of the last part of its path. */
export function categoryNamed<T extends { nameZh: string; nameEn: string }>(
  type: string,
  categories: readonly T[],
): T | null {
  const names = [type, type.split('>').at(-1) ?? ''].map((name) => name.trim().toLowerCase());
  return (
    categories.find(({ nameZh, nameEn }) =>
      names.some((name) => name === nameZh || name === nameEn.toLowerCase()),
    ) ?? null
  );
}
