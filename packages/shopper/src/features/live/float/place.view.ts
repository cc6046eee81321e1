/** Where the small window stands: within the screen, above the bars at its foot. */
type Size = { width: number; height: number };
export type Place = { left: number; top: number };

const EDGE = 8;
/** The bar at the top and the tab bar stay free at first. */
const FOOT = 120;
const TALL: Size = { width: 108, height: 192 };
const WIDE: Size = { width: 192, height: 108 };

export const isWide = (shape: Size | null): boolean => shape !== null && shape.width > shape.height;
export const sizeForShape = (shape: Size | null): Size => (isWide(shape) ? WIDE : TALL);

export function clampPlace({ left, top }: Place, room: Size, size: Size): Place {
  const most = { left: room.width - size.width - EDGE, top: room.height - size.height - EDGE };
  return {
    left: Math.max(EDGE, Math.min(left, most.left)),
    top: Math.max(EDGE, Math.min(top, most.top)),
  };
}

export const firstPlace = (room: Size, size: Size): Place =>
  clampPlace({ left: room.width, top: room.height - size.height - FOOT }, room, size);
