/**
 * The square that is cut out of a picture: its centre and how far it is zoomed in, in the picture's own pixels.
 * It never reaches beyond the picture.
 */
export type Picture = { width: number; height: number };
export type Crop = { zoom: number; x: number; y: number };

export const MAX_ZOOM = 4;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export const computeSide = ({ width, height }: Picture, zoom: number): number =>
  Math.min(width, height) / zoom;

function within(picture: Picture, { zoom, x, y }: Crop): Crop {
  const half = computeSide(picture, zoom) / 2;
  return {
    zoom,
    x: clamp(x, half, picture.width - half),
    y: clamp(y, half, picture.height - half),
  };
}

/** The largest square of the middle. */
export const wholeCrop = ({ width, height }: Picture): Crop => ({ zoom: 1, x: width / 2, y: height / 2 });

/** The picture was dragged by so many shares of the frame: the square moves the other way. */
export function dragged(picture: Picture, crop: Crop, byX: number, byY: number): Crop {
  const side = computeSide(picture, crop.zoom);
  return within(picture, { ...crop, x: crop.x - byX * side, y: crop.y - byY * side });
}

export const zoomed = (picture: Picture, crop: Crop, zoom: number): Crop =>
  within(picture, { ...crop, zoom: clamp(zoom, 1, MAX_ZOOM) });

/** Where the square begins, and how long its side is. */
export function computeCut(picture: Picture, { zoom, x, y }: Crop): { x: number; y: number; side: number } {
  const side = computeSide(picture, zoom);
  return { x: x - side / 2, y: y - side / 2, side };
}

/** How the picture lies behind the frame, in percent of the frame. */
export function computePlacement(picture: Picture, crop: Crop): { width: string; left: string; top: string } {
  const { x, y, side } = computeCut(picture, crop);
  const percent = (pixels: number) => `${(pixels / side) * 100}%`;
  return { width: percent(picture.width), left: percent(0 - x), top: percent(0 - y) };
}
