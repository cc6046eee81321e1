import { translator } from '@chengji/client-kit/i18n';
import { currentLanguage } from './language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

/** The texts of the kernel, for messages outside a component. */
export const kernelText = () => translator(zh, en, currentLanguage());
