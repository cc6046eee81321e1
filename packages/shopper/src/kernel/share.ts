import { copyText } from './copy-text.ts';

/** Shares the current page by the phone's share sheet; where there is none, its address is copied. */
export async function shareAddress(title: string): Promise<void> {
  const url = location.href;
  if (!navigator.share) return copyText(url, 'linkCopied');
  try {
    await navigator.share({ title, url });
  } catch {
    // cancelled by the person
  }
}
