/**
 * Lays pixels on pixels. By hand, as it is done more than a thousand times: a general compositor takes several
 * times as long over it.
 */

/** Three bytes a pixel, opaque: what a picture is put together on. */
export type Canvas = { data: Buffer; width: number; height: number };
/** Four bytes a pixel, the last of which says how much it covers. */
export type Layer = { data: Buffer; width: number; height: number };
/** One byte a pixel: how much it covers. */
export type Mask = { data: Buffer; width: number; height: number };

/** Where the top left corner comes to lie; what reaches over the edge is cut off. */
export type Spot = { left: number; top: number };

export function layObject(canvas: Canvas, layer: Layer, spot: Spot): void {
  const [over, under] = [layer.data, canvas.data];
  eachPixel(canvas, layer, spot, (pixel, to) => {
    const from = pixel * 4;
    const share = (over[from + 3] ?? 0) / 255;
    if (share === 0) return;
    for (let channel = 0; channel < 3; channel += 1)
      under[to + channel] = mix(over[from + channel] ?? 0, under[to + channel] ?? 0, share);
  });
}

/** A soft shadow in its hue (red, green, blue) where the mask covers, as strong as told. */
export function layShadow(
  canvas: Canvas,
  mask: Mask,
  spot: Spot,
  { hue, strength }: { hue: readonly number[]; strength: number },
): void {
  const [over, under] = [mask.data, canvas.data];
  const [red = 0, green = 0, blue = 0] = hue;
  eachPixel(canvas, mask, spot, (pixel, to) => {
    const share = ((over[pixel] ?? 0) / 255) * strength;
    if (share === 0) return;
    under[to] = mix(red, under[to] ?? 0, share);
    under[to + 1] = mix(green, under[to + 1] ?? 0, share);
    under[to + 2] = mix(blue, under[to + 2] ?? 0, share);
  });
}

const mix = (over: number, under: number, share: number): number =>
  Math.round(under + (over - under) * share);

/** Visits what of the layer lies on the canvas: which pixel of the layer, and where its bytes start on the canvas. */
function eachPixel(
  canvas: Canvas,
  layer: { width: number; height: number },
  { left, top }: Spot,
  visit: (pixel: number, to: number) => void,
): void {
  const firstX = Math.max(0, -left);
  const endX = Math.min(layer.width, canvas.width - left);
  const endY = Math.min(layer.height, canvas.height - top);
  for (let y = Math.max(0, -top); y < endY; y += 1) {
    const pixels = y * layer.width;
    const start = ((top + y) * canvas.width + left) * 3;
    for (let x = firstX; x < endX; x += 1) visit(pixels + x, start + x * 3);
  }
}
