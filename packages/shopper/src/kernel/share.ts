import { copyText } from './copy-text.ts';

/** Shares the page that is shown by the phone's own way of sharing; where there is none, its address is copied. */
export async function shareAddress(title: string): Promise<void> {
  const url = location.href;
  if (!navigator.share) return copyText(url);
  try {
    await navigator.share({ title, url });
  } catch {
    // the person thought better of it
  }
}
