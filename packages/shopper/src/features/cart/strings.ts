import { translator } from '@chengji/client-kit/i18n';
import { currentLanguage, useStrings } from '../../kernel/language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

export const useCartStrings = () => useStrings(zh, en);

/** For messages outside a component. */
export const cartText = () => translator(zh, en, currentLanguage());
