import { copyText } from './copy-text.ts';

/**
 * Shares a page, by default the current one, by the phone's share sheet; where there is none, its address is copied.
 * Answers whether it was shared.
 */
export async function shareAddress(title: string, url = location.href): Promise<boolean> {
  if (!navigator.share) return copyText(url, 'linkCopied');
  try {
    await navigator.share({ title, url });
    return true;
  } catch {
    // cancelled by the person
    return false;
  }
}
