export { ExportGoodsButton, ExportOrdersButton, ExportRefundsButton } from './ExportButtons.tsx';
export { TaskProgress } from './TaskProgress.tsx';
export { TasksTable } from './TasksTable.tsx';
export type { Task } from './task.view.ts';
export { useDownload } from './use-download.ts';
