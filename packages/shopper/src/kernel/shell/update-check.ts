import { ignoreErrors } from '@chengji/client-kit/react';
import type { CallOut } from '@chengji/contract';
import { call } from '../calls/call.ts';
import { APP_VERSION, APP_VERSION_CODE, STORAGE_KEY } from '../constants.ts';
import { ask } from '../modal.ts';
import { readStored, store } from '../storage.ts';
import { kernelText } from '../strings.ts';
import { showDownload } from './download.ts';
import { renewApp } from './offline-app.ts';

const askMarket = () =>
  call('GET /wanlshop/common/update', { version: APP_VERSION, version_code: APP_VERSION_CODE });

/** Asks at start whether there is a newer app; an ignored one stays ignored. */
export async function checkUpdate(): Promise<void> {
  const answer = await ignoreErrors(askMarket());
  if (!answer?.update || readStored(STORAGE_KEY.ignoredUpdate) === answer.data.version) return;
  await offer(answer);
}

/** Asked for by the person, so that an ignored one is offered again; answers whether there is one. */
export async function askForUpdate(): Promise<boolean> {
  const answer = await askMarket();
  if (answer.update) await offer(answer);
  return answer.update;
}

async function offer(answer: CallOut<'GET /wanlshop/common/update'>): Promise<void> {
  const t = kernelText();
  const isWanted = await ask({
    text: answer.data.content || t('newVersion'),
    confirm: t('updateNow'),
    cancel: t('ignoreUpdate'),
  });
  if (!isWanted) store(STORAGE_KEY.ignoredUpdate, answer.data.version);
  else if (answer.link) window.location.assign(answer.link);
  else await showDownload(renewApp);
}
