/** Reads bar and QR codes off the camera, where the browser can. */

type Detector = { detect: (picture: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> };
type WithDetector = { BarcodeDetector?: new () => Detector };

export const canReadCodes = (): boolean =>
  (globalThis as WithDetector).BarcodeDetector !== undefined &&
  navigator.mediaDevices?.getUserMedia !== undefined;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Shows the camera in `video` until it sees a code, and answers that; undefined once it is stopped. Rejects where there is no camera to look through. */
export async function readCodeOff(
  video: HTMLVideoElement,
  stopped: AbortSignal,
): Promise<string | undefined> {
  const { BarcodeDetector } = globalThis as WithDetector;
  if (!BarcodeDetector) throw new Error('no codes are read here');
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    const detector = new BarcodeDetector();
    video.srcObject = camera;
    if (!stopped.aborted) await video.play();
    while (!stopped.aborted) {
      const [code] = await detector.detect(video);
      if (code && !stopped.aborted) return code.rawValue;
      await nextFrame();
    }
    return undefined;
  } finally {
    for (const track of camera.getTracks()) track.stop();
    video.srcObject = null;
  }
}
