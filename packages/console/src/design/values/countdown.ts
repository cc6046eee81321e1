import type { Language } from '@chengji/client-kit/i18n';
import { countdownParts } from '@chengji/client-kit/time-display';

export type CountdownTone = 'calm' | 'soon' | 'urgent';

/** Grey above six hours, amber up to six, rose up to three. */
export function countdownTone(secondsLeft: number): CountdownTone {
  if (secondsLeft > 6 * 3600) return 'calm';
  return secondsLeft > 3 * 3600 ? 'soon' : 'urgent';
}

/** `8 天 01:47:12`, or `05:40:12` within a day; never below zero. */
export function countdownText(secondsLeft: number, language: Language): string {
  const { days, hours, minutes, seconds } = countdownParts(secondsLeft);
  const clock = `${hours}:${minutes}:${seconds}`;
  if (days === 0) return clock;
  return language === 'zh' ? `${days} 天 ${clock}` : `${days} d ${clock}`;
}

/** A length of time in its largest two units: `2 天 3 小时`, `40 min`. */
export function lengthText(seconds: number, language: Language): string {
  const units: [number, string, string][] = [
    [86_400, '天', 'd'],
    [3600, '小时', 'h'],
    [60, '分钟', 'min'],
    [1, '秒', 's'],
  ];
  let left = Math.max(0, Math.floor(seconds));
  const parts: string[] = [];
  for (const [size, zh, en] of units) {
    const count = Math.floor(left / size);
    left %= size;
    if (count > 0) parts.push(`${count} ${language === 'zh' ? zh : en}`);
    if (parts.length === 2) break;
  }
  return parts.join(' ') || `0 ${language === 'zh' ? '秒' : 's'}`;
}
