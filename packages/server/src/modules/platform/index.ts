/** The door of platform. */
export { platformModule } from './platform.module.ts';
