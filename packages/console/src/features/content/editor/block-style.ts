/** The looks a block may be given, read from its style and written back; what is set otherwise stays as it is. */
import type { PageBlock } from '@chengji/contract';

type Style = PageBlock['style'];

export type Looks = { sides: number; above: number; below: number; radius: number; background: string };

const pixels = (value: string | number | undefined): number => {
  const size = Number.parseFloat(String(value ?? 0));
  return Number.isFinite(size) ? size : 0;
};

/** Top, right, bottom, left of CSS's shorthand. */
function toEdges(margin: string | number | undefined): [number, number, number, number] {
  const [top = 0, right = top, bottom = top, left = right] = String(margin ?? 0)
    .trim()
    .split(/\s+/)
    .map(pixels);
  return [top, right, bottom, left];
}

export function toLooks(style: Style): Looks {
  const [above, sides, below] = toEdges(style.margin);
  return {
    sides,
    above,
    below,
    radius: pixels(style.borderRadius),
    background: String(style.background ?? ''),
  };
}

export function styledAs(style: Style, looks: Looks): Style {
  const { margin: _margin, borderRadius: _radius, background: _background, overflow, ...rest } = style;
  return {
    ...rest,
    margin: `${looks.above}px ${looks.sides}px ${looks.below}px`,
    ...(looks.radius > 0 ? { borderRadius: `${looks.radius}px`, overflow: 'hidden' } : {}),
    ...(looks.radius === 0 && overflow !== undefined && overflow !== 'hidden' ? { overflow } : {}),
    ...(looks.background ? { background: looks.background } : {}),
  };
}

/** A height in px, as the slider shows it. */
export const toHeight = (value: string | number | undefined, otherwise: number): number =>
  value === undefined ? otherwise : pixels(value);
