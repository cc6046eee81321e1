/** What a browser can tell of a video without the market: how long it is, and pictures of it. */
const PATIENCE_MS = 10_000;
const WIDEST = 720;
const COUNT = 6;

const next = async (video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked'): Promise<void> => {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const isThere = await new Promise<boolean>((resolve) => {
    video.addEventListener(event, () => resolve(true), { once: true });
    video.addEventListener('error', () => resolve(false), { once: true });
    signal.addEventListener('abort', () => resolve(false));
  });
  if (!isThere) throw new Error(`no ${event}`);
};

async function withVideo<T>(
  file: Blob,
  use: (video: HTMLVideoElement) => Promise<T>,
  otherwise: T,
): Promise<T> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.src = url;
    await next(video, 'loadedmetadata');
    return await use(video);
  } catch {
    return otherwise;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

/** Null where the browser cannot read it, as of some films of other phones. */
export const readSeconds = (file: Blob): Promise<number | null> =>
  withVideo(file, async ({ duration }) => (Number.isFinite(duration) ? duration : null), null);

/** A few of its pictures, from its beginning to its end; none where the browser cannot read it. */
export const drawFrames = (file: Blob): Promise<Blob[]> =>
  withVideo(
    file,
    async (video) => {
      const frames: Blob[] = [];
      for (let frame = 0; frame < COUNT; frame += 1) {
        video.currentTime = (video.duration * (frame + 0.5)) / COUNT;
        await next(video, 'seeked');
        frames.push(await draw(video));
      }
      return frames;
    },
    [],
  );

async function draw(video: HTMLVideoElement): Promise<Blob> {
  const scale = Math.min(1, WIDEST / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), 'image/jpeg', 0.86),
  );
}
