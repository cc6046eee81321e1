/** Beijing's time, which payment channels and tracking services keep in a market of any time zone. */
import { createMarketCalendar } from '@chengji/contract/market-calendar';

export const beijingCalendar = createMarketCalendar('Asia/Shanghai');

/** The moment of `2026-11-21 16:05:30`, which may also be `24:00:00`; an invalid one where the text is none. */
export const fromBeijingText = (text: string): Date => new Date(`${text.replace(' ', 'T')}+08:00`);
