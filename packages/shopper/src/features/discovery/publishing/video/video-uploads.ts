/**
 * Videos on their way: sent bit by bit, then made ready by the market. They go on while other pages are shown, after
 * a lost network, and after a reload, for the file is kept on the phone until it is there.
 */
import { type CallError, newIdempotencyKey } from '@chengji/client-kit';
import { isServerAtFault } from '@chengji/client-kit/react';
import type { RunningUpload } from '@chengji/client-kit/video-upload/upload-video';
import { create } from 'zustand';
import { faultText, isRefusal } from '../../../../kernel/calls/faults.ts';
import { currentLanguage } from '../../../../kernel/language.ts';
import { followSession } from '../../../../kernel/session/session.ts';
import { currentToken, useUser } from '../../../../kernel/session/user-store.ts';
import { checkNetwork, onReconnect } from '../../../../kernel/shell/network.ts';
import { fetchVideo } from '../queries.ts';
import { changeDraft, files, findDraft } from '../store/drafts.ts';
import { publishingText } from '../strings.ts';
import { estimateSeconds } from './video.view.ts';

export type VideoStage = 'sending' | 'paused' | 'cut' | 'processing' | 'ready' | 'failed';

export type VideoUpload = {
  stage: VideoStage;
  /** Of what goes on now: the upload, then the processing. */
  part: number;
  secondsLeft: number | null;
  /** Why it failed. */
  fault: string;
  /** Of the video that is ready; the cover is empty where the market could make none. */
  url: string;
  cover: string;
};

const blank: VideoUpload = { stage: 'sending', part: 0, secondsLeft: null, fault: '', url: '', cover: '' };
const BASIS_POINTS = 10_000;
const ASK_AGAIN_MS = 2_000;

export const useVideoUploads = create<{ byKey: Readonly<Record<string, VideoUpload>> }>(() => ({
  byKey: {},
}));

const running = new Map<string, RunningUpload>();

const getUpload = (key: string) => useVideoUploads.getState().byKey[key];

const set = (key: string, change: Partial<VideoUpload>) =>
  useVideoUploads.setState(({ byKey }) => ({
    byKey: { ...byKey, [key]: { ...(byKey[key] ?? blank), ...change } },
  }));

/** One that was taken out of its draft, or whose draft was thrown away, is nothing any more. */
const isWanted = (draft: string, key: string) => findDraft(draft)?.video?.key === key;

const fail = (key: string, fault: string) => set(key, { stage: 'failed', fault, secondsLeft: null });

/** Keeps the chosen file with the draft, and sends it. */
export async function addVideo(draft: string, file: File, seconds: number | null): Promise<void> {
  const key = newIdempotencyKey();
  await files.keepFile(key, file);
  changeDraft(draft, () => ({
    video: { key, name: file.name, bytes: file.size, seconds, id: '' },
    cover: null,
  }));
  await sendVideo(draft, key);
}

async function sendVideo(draft: string, key: string): Promise<void> {
  set(key, blank);
  const file = await files.getFile(key);
  if (!isWanted(draft, key)) return;
  if (!file) return fail(key, publishingText()('video.gone'));
  const begun = { part: -1, at: 0 };
  const { uploadVideo } = await import('@chengji/client-kit/video-upload/upload-video');
  const upload = await uploadVideo(file as File, {
    headers: { token: currentToken(), 'Accept-Language': currentLanguage() },
    owner: String(useUser.getState().user.id),
    onProgress(progress) {
      const part = progress / BASIS_POINTS;
      if (begun.part < 0) Object.assign(begun, { part, at: performance.now() });
      if (getUpload(key)?.stage === 'paused') return;
      const secondsLeft = estimateSeconds(part, begun.part, performance.now() - begun.at);
      set(key, { stage: 'sending', part, secondsLeft, fault: '' });
    },
    onDone(id) {
      running.delete(key);
      changeDraft(draft, ({ video }) => ({ video: video?.key === key ? { ...video, id } : video }));
      void follow(draft, key, id);
    },
    onFault: (fault) => handleFault(key, fault),
  });
  if (isWanted(draft, key)) running.set(key, upload);
  else upload.cancel();
}

function handleFault(key: string, fault: CallError): void {
  if (fault.kind !== 'offline' && !isServerAtFault(fault)) {
    running.delete(key);
    fail(key, faultText(fault));
    return;
  }
  set(key, { stage: 'cut', secondsLeft: null });
  // goes on once the market is reached again, which a phone does not always say by itself
  void checkNetwork();
}

/** Asks how far the market is with it until it is ready or has failed. */
async function follow(draft: string, key: string, id: string): Promise<void> {
  set(key, { ...blank, stage: 'processing' });
  while (isWanted(draft, key)) {
    try {
      const { state, progress, reason, url, cover } = await fetchVideo(id);
      if (state === 'failed') return fail(key, reason);
      if (state === 'ready') return set(key, { ...blank, stage: 'ready', part: 1, url, cover });
      set(key, { stage: 'processing', part: progress / BASIS_POINTS });
    } catch (error) {
      if (isRefusal(error, 'discovery.video_unknown')) return fail(key, faultText(error));
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

export function pauseVideo(key: string): void {
  running.get(key)?.pause();
  set(key, { stage: 'paused', secondsLeft: null });
}

/** After a pause, a lost network or a fault; a file that is gone has to be chosen again. */
export function resumeVideo(draft: string): void {
  const video = findDraft(draft)?.video;
  if (!video) return;
  const { key, id } = video;
  const upload = running.get(key);
  if (upload) {
    set(key, { stage: 'sending', fault: '' });
    upload.resume();
  } else if (id) void follow(draft, key, id);
  else void sendVideo(draft, key);
}

export function removeVideo(draft: string): void {
  const key = findDraft(draft)?.video?.key;
  if (!key) return;
  changeDraft(draft, () => ({ video: null, cover: null, isWaiting: false }));
  running.get(key)?.cancel();
  running.delete(key);
  files.forgetFile(key);
  useVideoUploads.setState(({ byKey: { [key]: _, ...byKey } }) => ({ byKey }));
}

/** While its page is open: what the app was closed over goes on, and what the network cut off once it is back. */
export function watchVideo(draft: string): () => void {
  const video = findDraft(draft)?.video;
  if (video && !getUpload(video.key)) resumeVideo(draft);
  return onReconnect(() => {
    const key = findDraft(draft)?.video?.key;
    if (key && getUpload(key)?.stage === 'cut') resumeVideo(draft);
  });
}

followSession({
  onEnd: () => {
    for (const upload of running.values()) upload.pause();
    running.clear();
    useVideoUploads.setState({ byKey: {} });
  },
});
