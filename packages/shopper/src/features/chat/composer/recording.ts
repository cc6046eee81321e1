/** A voice as it is recorded, a minute at most. */

export const MOST_SECONDS = 60;
const LEAST_MS = 800;
/** How often the loudness is drawn. */
const LEVEL_MS = 80;
/** A minute of speech then is a quarter of a megabyte. */
const BITS_PER_SECOND = 32_000;

/** What shops and shoppers can both play comes first. */
const types = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm'];

export type Recorded = { file: Blob; seconds: number };
/** How long it is by now, and how loud, from 0 to 1. */
export type Heard = { seconds: number; level: number };

export type Recording = {
  /** Hands on what was recorded, null where it was too short. */
  end(then: (recorded: Recorded | null) => void): void;
};

export const stopListening = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

function readLevel(analyser: AnalyserNode): number {
  const samples = new Uint8Array(analyser.fftSize);
  analyser.getByteTimeDomainData(samples);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
  return Math.min(1, loudest / 64);
}

export function beginRecording(stream: MediaStream, onHeard: (heard: Heard) => void): Recording {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType ? { mimeType } : {}),
  });
  const sound = new AudioContext();
  const analyser = sound.createAnalyser();
  sound.createMediaStreamSource(stream).connect(analyser);
  recorder.start();
  const begunAt = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.floor((performance.now() - begunAt) / 1_000);
    onHeard({ seconds, level: readLevel(analyser) });
  }, LEVEL_MS);
  return {
    end(then) {
      clearInterval(timer);
      const lasted = performance.now() - begunAt;
      const chunks: Blob[] = [];
      recorder.ondataavailable = ({ data }) => chunks.push(data);
      recorder.onstop = () => {
        stopListening(stream);
        void sound.close();
        if (lasted < LEAST_MS) return then(null);
        const type = recorder.mimeType.split(';')[0] ?? '';
        const seconds = Math.min(MOST_SECONDS, Math.max(1, Math.round(lasted / 1_000)));
        then({ file: new Blob(chunks, { type }), seconds });
      };
      recorder.stop();
    },
  };
}
