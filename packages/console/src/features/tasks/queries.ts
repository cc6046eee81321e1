import { saveFile } from '@chengji/client-kit/files/save-file';
import type { TaskKind } from '@chengji/contract';
import { call, fetchFile } from '../../kernel/calls.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { isUnfinished } from './task.view.ts';

const pollMs = 1_000;

/** The newest of a kind, asked again while one of them is under way. */
export const useTasks = (kind: TaskKind) =>
  useCall(
    'GET /seller/tasks/list',
    { kind, limit: 10 },
    { everyMs: (data) => (data?.rows.some(isUnfinished) ? pollMs : undefined) },
  );

const touched = [
  'GET /seller/tasks/list',
  'GET /seller/imports/details',
  'GET /seller/imports/list',
] as const;

export const useCancelTask = () => useSend('POST /seller/tasks/cancel', { changes: touched });
export const useExportGoods = () => useSend('POST /seller/goods/export', { changes: touched });
export const useExportOrders = () => useSend('POST /seller/orders/export', { changes: touched });
export const useExportRefunds = () => useSend('POST /seller/refunds/export', { changes: touched });

/** Fetches the file that a task made and has the browser keep it under this name. */
export async function downloadFile(id: number, name: string): Promise<void> {
  const { url } = await call('GET /seller/tasks/file', { id });
  saveFile(name, await fetchFile(url));
}
