/** The public API of tasks. */
export { presentTask } from './present-task.ts';
export { tasksModule } from './tasks.module.ts';
