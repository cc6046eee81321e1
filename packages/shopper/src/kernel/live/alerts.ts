/** How news alerts the person: a short sound with the sound switch on, a vibration with the vibration switch. */
import { useUser } from '../session/user-store.ts';
import { shake } from '../toast.ts';
import chat from './sounds/chat.wav';
import notice from './sounds/notice.wav';
import order from './sounds/order.wav';
import service from './sounds/service.wav';

const sounds = { chat, notice, order, service };

const isNews = (type: string): type is keyof typeof sounds => type in sounds;

/** A browser plays nothing for a page nobody has touched, and some play nothing at all. */
async function play(url: string): Promise<void> {
  try {
    await new Audio(url).play();
  } catch {
    // the news itself is shown all the same
  }
}

export function playAlert({ type }: { type: string }): void {
  if (!isNews(type)) return;
  if (useUser.getState().user.voice) void play(sounds[type]);
  shake();
}
