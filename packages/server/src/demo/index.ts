/** The door of the demo market. */
export { demoModule } from './demo.module.ts';
