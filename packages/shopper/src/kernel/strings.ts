import { declareText } from './language.ts';
import { zh } from './strings.zh.ts';

/** The texts of the kernel, for messages outside a component. */
export const kernelText = declareText(zh, () => import('./strings.en.ts'));
