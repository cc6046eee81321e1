import { createRoot } from 'react-dom/client';
import { FloatingPlayer } from './FloatingPlayer.tsx';

let isShown = false;

/** The small window stands above the pages, beside the app: its code comes with the first live. */
export function showFloating(): void {
  if (isShown) return;
  isShown = true;
  const frame = document.getElementById('app') ?? document.body;
  const container = document.createElement('div');
  frame.append(container);
  createRoot(container).render(<FloatingPlayer />);
}
