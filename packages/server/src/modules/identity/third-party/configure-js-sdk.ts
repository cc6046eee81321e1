import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { refuseAsProvider } from './ask-provider.ts';
import type { JsSdkConfig } from './js-sdk.ts';

/** Signs a page of this market, and no other's. */
export async function configureJsSdk(ctx: Context, { url }: { url: string }): Promise<JsSdkConfig> {
  const { jsSdk, config } = ctx.services;
  if (!jsSdk) throw new Refusal('identity.third_off');
  const page = parsePage(url);
  const { publicUrl } = config;
  if (!page || (publicUrl && page.origin !== new URL(publicUrl).origin)) {
    throw new Refusal('identity.foreign_page', {}, { field: 'url' });
  }
  page.hash = '';
  return refuseAsProvider(ctx, () => jsSdk.getConfig(page.href));
}

/** As it is, or encoded once more, as some clients send it. */
function parsePage(url: string): URL | null {
  const text = /^https?%3A/i.test(url) ? decoded(url) : url;
  return /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
