/** The public API of imports. */
export { importsModule } from './imports.module.ts';
