import { App } from 'antd';
import { downloadFile } from './queries.ts';
import { useTasksText } from './tasks-text.ts';

/** Downloads the file of a task, and says so where it may not be had any more. */
export function useDownload() {
  const text = useTasksText();
  const { message } = App.useApp();
  return (id: number, name: string): Promise<void> =>
    downloadFile(id, name).catch(() => void message.error(text('downloadFailed')));
}
