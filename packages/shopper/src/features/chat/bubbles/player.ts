/** Voices are played one at a time. */
import { create } from 'zustand';

export const usePlayer = create<{ playing: string | null }>(() => ({ playing: null }));

let audio: HTMLAudioElement | null = null;

/** Stops what is played, or one alone. */
export function stopPlaying(url = usePlayer.getState().playing): void {
  if (url !== usePlayer.getState().playing) return;
  const stopped = audio;
  audio = null;
  usePlayer.setState({ playing: null });
  stopped?.pause();
}

/** Plays it from the start in place of another; rejects where the browser cannot. */
export async function play(url: string): Promise<void> {
  stopPlaying();
  const one = new Audio(url);
  audio = one;
  usePlayer.setState({ playing: url });
  const end = () => {
    if (audio === one) stopPlaying();
  };
  one.addEventListener('ended', end);
  one.addEventListener('pause', end);
  try {
    await one.play();
  } catch (error) {
    // stopped before it began is no failure
    if (audio !== one) return;
    stopPlaying();
    throw error;
  }
}
