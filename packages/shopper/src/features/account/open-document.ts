/** The texts both sides agreed on are articles with a key of their own. */
import { call } from '../../kernel/call.ts';
import { reportFault } from '../../kernel/faults.ts';
import { openAddress } from '../../kernel/router/navigation.ts';

export async function openDocument(key: 'agreement' | 'privacy'): Promise<void> {
  try {
    const { id, title } = await call('GET /wanlshop/article/details', { key });
    openAddress(`/pages/article/details?${new URLSearchParams({ id: String(id), title })}`);
  } catch (error) {
    reportFault(error);
  }
}
