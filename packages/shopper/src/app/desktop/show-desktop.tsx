import { createRoot } from 'react-dom/client';
import type { Router } from '../../kernel/router/router.ts';
import { scrollByMouse } from '../../kernel/shell/mouse-scroll.ts';
import { Surroundings } from './Surroundings.tsx';

/** What only a machine with a mouse has: strips that it drags, and on a wide screen what stands beside the app. */
export function showDesktop(router: Router): void {
  scrollByMouse();
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(<Surroundings router={router} />);
}
