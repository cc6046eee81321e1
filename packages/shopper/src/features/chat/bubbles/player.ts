/** Voices are played one at a time. */
import { create } from 'zustand';

export const usePlayer = create<{ playing: string | null }>(() => ({ playing: null }));

let audio: HTMLAudioElement | null = null;

export function stopPlaying(): void {
  audio?.pause();
  audio = null;
  usePlayer.setState({ playing: null });
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
