/** The public API of platform. */
export { platformModule } from './platform.module.ts';
