import { createCountDisplay } from '@chengji/client-kit/react';
import { useLanguage } from './language.ts';

export const useCountDisplay = createCountDisplay(useLanguage);
