import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';

/** Whether the version asked from is older than the newest; one that does not say which it is has nothing to update. */
export async function checkUpdate(
  ctx: Context,
  { version_code }: CallChecked<'GET /wanlshop/common/update'>,
): Promise<CallOut<'GET /wanlshop/common/update'>> {
  const { settings } = ctx.services;
  const newest = settings.get('content.app_version_code');
  return {
    update: version_code !== undefined && version_code < newest,
    data: {
      version: settings.get('content.app_version'),
      version_code: newest,
      content: settings.get('content.update_notes'),
    },
    link: settings.get('content.update_link'),
  };
}
