import { call } from './call.ts';
import { APP_VERSION, APP_VERSION_CODE, STORAGE_KEY } from './constants.ts';
import { quietly } from './faults.ts';
import { ask } from './modal.ts';
import { readStored, store } from './storage.ts';
import { kernelText } from './strings.ts';

/** Asks at start whether there is a newer app; ignoring one keeps it ignored. */
export async function checkUpdate(): Promise<void> {
  const answer = await quietly(
    call('GET /wanlshop/common/update', { version: APP_VERSION, version_code: APP_VERSION_CODE }),
  );
  if (!answer?.update || readStored(STORAGE_KEY.ignoredUpdate) === answer.data.version) return;
  const t = kernelText();
  const isWanted = await ask({
    text: answer.data.content || t('newVersion'),
    confirm: t('updateNow'),
    cancel: t('ignoreUpdate'),
  });
  if (isWanted) window.location.reload();
  else store(STORAGE_KEY.ignoredUpdate, answer.data.version);
}
