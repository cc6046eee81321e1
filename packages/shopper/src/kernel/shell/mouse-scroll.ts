/** What scrolls sideways is dragged by a mouse as by a finger, and a strip is moved on by its wheel. */

/** A press that moves less is a click. */
const START_PX = 6;
/** A slide moved by this part of its width gives way to the next. */
const TURN = 0.2;

type Drag = { row: HTMLElement; x: number; left: number; hasSlides: boolean; isMoving: boolean };

function findRow(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return null;
  if (target.closest('input, textarea')) return null;
  for (let element = target.closest<HTMLElement>('*'); element; element = element.parentElement) {
    const { overflowX } = getComputedStyle(element);
    const isScrolling = overflowX === 'auto' || overflowX === 'scroll';
    if (isScrolling && element.scrollWidth > element.clientWidth + 1) return element;
  }
  return null;
}

const hasSlides = (row: HTMLElement) => getComputedStyle(row).scrollSnapType.includes('mandatory');

/** The slide a drag ends at. */
function computeSlide({ row, left }: Drag): number {
  const moved = (row.scrollLeft - left) / row.clientWidth;
  const slides = Math.abs(moved) < TURN ? 0 : Math.max(1, Math.round(Math.abs(moved)));
  return left + Math.sign(moved) * slides * row.clientWidth;
}

let drag: Drag | null = null;
let wasMoved = false;

function handleDown({ pointerType, button, target, clientX }: PointerEvent): void {
  wasMoved = false;
  const row = pointerType === 'mouse' && button === 0 ? findRow(target) : null;
  drag = row && { row, x: clientX, left: row.scrollLeft, hasSlides: hasSlides(row), isMoving: false };
}

function handleMove({ clientX }: PointerEvent): void {
  if (!drag || (!drag.isMoving && Math.abs(clientX - drag.x) < START_PX)) return;
  const { row, x, left } = drag;
  if (!drag.isMoving) {
    drag.isMoving = true;
    document.documentElement.style.userSelect = 'none';
    getSelection()?.removeAllRanges();
  }
  row.style.scrollSnapType = 'none';
  row.scrollLeft = left - (clientX - x);
}

function handleUp(): void {
  if (!drag?.isMoving) {
    drag = null;
    return;
  }
  const { row } = drag;
  wasMoved = true;
  document.documentElement.style.userSelect = '';
  const slide = drag.hasSlides ? computeSlide(drag) : row.scrollLeft;
  drag = null;
  const snapAgain = () => {
    row.style.scrollSnapType = '';
  };
  if (slide === row.scrollLeft) snapAgain();
  else row.addEventListener('scrollend', snapAgain, { once: true });
  row.scrollTo({ left: slide, behavior: 'smooth' });
}

/** The press that ends a drag opens nothing. */
function handleClick(event: MouseEvent): void {
  if (!wasMoved) return;
  wasMoved = false;
  event.preventDefault();
  event.stopPropagation();
}

/** Links and pictures stay in their place. */
function handleDragStart(event: DragEvent): void {
  if (drag) event.preventDefault();
}

/** At either end of a strip the page is scrolled on. */
function handleWheel(event: WheelEvent): void {
  const { deltaX, deltaY } = event;
  const row = deltaX === 0 && !event.ctrlKey ? findRow(event.target) : null;
  if (!row || hasSlides(row)) return;
  const before = row.scrollLeft;
  row.scrollLeft += deltaY;
  if (row.scrollLeft !== before) event.preventDefault();
}

export function scrollByMouse(): void {
  document.addEventListener('pointerdown', handleDown);
  document.addEventListener('pointermove', handleMove);
  document.addEventListener('pointerup', handleUp);
  document.addEventListener('pointercancel', handleUp);
  document.addEventListener('click', handleClick, true);
  document.addEventListener('dragstart', handleDragStart);
  document.addEventListener('wheel', handleWheel, { passive: false });
}
