/** The door of imports. */
export { importsModule } from './imports.module.ts';
