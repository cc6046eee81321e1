export { ExportGoodsButton, ExportOrdersButton } from './ExportButtons.tsx';
export { downloadFile } from './queries.ts';
export { TaskProgress } from './TaskProgress.tsx';
export { TasksTable } from './TasksTable.tsx';
export type { Task } from './task.view.ts';
