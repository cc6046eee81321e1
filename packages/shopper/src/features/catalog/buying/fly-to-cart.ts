/** The picture of what was added flies to the cart, which gives a bump. A person who prefers reduced motion sees neither. */
import { PAGE_PUSH_MS } from '../../../kernel/constants.ts';

const SPRING = 'cubic-bezier(0.34, 1.4, 0.5, 1)';
const SMALL = 0.18;

const centre = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

export function flyToCart(picture: HTMLElement | null, cart: HTMLElement | null): void {
  if (!picture?.animate || !cart || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = picture.getBoundingClientRect();
  const [start, end] = [centre(from), centre(cart.getBoundingClientRect())];
  const flying = picture.cloneNode(true) as HTMLElement;
  Object.assign(flying.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    zIndex: 'var(--z-toast)',
    pointerEvents: 'none',
  });
  flying.setAttribute('aria-hidden', 'true');
  document.body.append(flying);
  const flight = flying.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${SMALL})`, opacity: 0.4 },
    ],
    { duration: PAGE_PUSH_MS, easing: 'ease-in' },
  );
  flight.onfinish = () => {
    flying.remove();
    cart.animate([{ scale: 1 }, { scale: 1.25 }, { scale: 1 }], { duration: PAGE_PUSH_MS, easing: SPRING });
  };
  flight.oncancel = () => flying.remove();
}
