import { translator } from '@chengji/client-kit/i18n';
import { currentLanguage, declareStrings } from '../../kernel/language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

export const useCartStrings = declareStrings(zh, en);

/** For messages outside a component. */
export const cartText = () => translator(zh, en, currentLanguage());
