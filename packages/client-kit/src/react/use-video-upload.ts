/** One video on its way to the server. The library comes when the first is chosen. */
import { useEffect, useRef, useState } from 'react';
import type { CallError } from '../call-error.ts';
import type { RunningUpload } from '../video-upload/upload-video.ts';

export type VideoUploadState =
  | { kind: 'none' }
  | { kind: 'uploading' | 'paused'; name: string; progress: number }
  | { kind: 'failed'; name: string; progress: number; fault: CallError | undefined };

type Options = {
  /** Asked as each upload begins: the token, and the language of refusals. */
  getHeaders: () => Record<string, string>;
  /** Whose it is: another person at the same browser does not go on with it. */
  owner: string;
  /** All of it is there, under this id; what is made of it is asked by a call. */
  onDone: (id: string) => void;
};

const none: VideoUploadState = { kind: 'none' };

/** What is on its way when the page closes goes on where it was when the same file is chosen again. */
export function useVideoUpload({ getHeaders, owner, onDone }: Options) {
  const [state, setState] = useState<VideoUploadState>(none);
  const running = useRef<{ upload?: RunningUpload; isOver: boolean; file: File }>(undefined);

  const leave = () => {
    if (running.current) running.current.isOver = true;
    running.current = undefined;
  };
  useEffect(
    () => () => {
      running.current?.upload?.pause();
      if (running.current) running.current.isOver = true;
    },
    [],
  );

  async function begin(file: File): Promise<void> {
    running.current?.upload?.pause();
    leave();
    const own: NonNullable<typeof running.current> = { isOver: false, file };
    running.current = own;
    const show = (next: (before: VideoUploadState) => VideoUploadState) => {
      if (!own.isOver) setState(next);
    };
    const fail = (fault: CallError | undefined) =>
      show((before) => ({
        kind: 'failed',
        name: file.name,
        progress: 'progress' in before ? before.progress : 0,
        fault,
      }));
    setState({ kind: 'uploading', name: file.name, progress: 0 });
    try {
      const { uploadVideo } = await import('../video-upload/upload-video.ts');
      const upload = await uploadVideo(file, {
        headers: getHeaders(),
        owner,
        onProgress: (progress) =>
          show((before) =>
            'progress' in before && before.kind !== 'failed' ? { ...before, progress } : before,
          ),
        onDone: (id) => {
          if (own.isOver) return;
          leave();
          setState(none);
          onDone(id);
        },
        onFault: fail,
      });
      if (own.isOver) upload.pause();
      else own.upload = upload;
    } catch {
      fail(undefined);
    }
  }

  const turn = (kind: 'uploading' | 'paused') =>
    setState((before) =>
      'progress' in before ? { kind, name: before.name, progress: before.progress } : before,
    );

  return {
    state,
    begin,
    pause: () => {
      running.current?.upload?.pause();
      turn('paused');
    },
    /** Goes on where it was, also after it failed. */
    resume: () => {
      const { upload, file } = running.current ?? {};
      if (upload) {
        upload.resume();
        turn('uploading');
      } else if (file) void begin(file);
    },
    /** Gives it up; the server forgets what came. */
    cancel: () => {
      running.current?.upload?.cancel();
      leave();
      setState(none);
    },
  };
}

export type VideoUpload = ReturnType<typeof useVideoUpload>;
