import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import { uploadFile } from '../../kernel/calls.ts';
import { useCall, useFaultReport } from '../../kernel/use-call.ts';
import { importsList, isUnderWay, reportList } from './imports.view.ts';

const pollMs = 1_000;

export const useImports = () =>
  useList(
    importsList,
    {},
    { everyMs: (data) => (data?.rows.some(({ stage }) => isUnderWay(stage)) ? pollMs : undefined) },
  );

/** Asked again while it is under way. */
export const useImport = (id: number) =>
  useCall(
    'GET /seller/imports/details',
    { id },
    { everyMs: (data) => (data && isUnderWay(data.stage) ? pollMs : undefined) },
  );

export const useReport = (id: number, isGrowing: boolean) =>
  useList(reportList, { id }, isGrowing ? { everyMs: 3 * pollMs } : {});

const touched = [
  'GET /seller/imports/details',
  'GET /seller/imports/list',
  'GET /seller/imports/report',
] as const;

export const useStartImport = () => useSave('POST /seller/imports/start', { changes: touched });

/** Uploads a table, or a zip of pictures. */
export function useUpload<K extends 'POST /seller/imports/upload' | 'POST /seller/imports/pictures'>(key: K) {
  const queries = useQueryClient();
  const report = useFaultReport();
  return useMutation({
    mutationFn: (file: File) => uploadFile(key, file),
    onSuccess: () =>
      Promise.all(
        ['GET /seller/imports/list', 'GET /seller/tasks/list'].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
    onError: report,
  });
}
