import type { LocalizedText } from './values.ts';

export type Hints = Readonly<Record<string, LocalizedText>>;

export const hint = (zh: string, en: string): LocalizedText => ({ zh, en });
