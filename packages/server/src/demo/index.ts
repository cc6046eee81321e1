/** The door of the demo market. */
export { demoModule } from './demo.module.ts';
export { welcomeTo } from './welcome.ts';
