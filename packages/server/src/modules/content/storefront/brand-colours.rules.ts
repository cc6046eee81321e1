/**
 * The colours of the app that follow from the brand colour an operator chose. Lightness alone is moved until each can
 * be read where it stands (WCAG 2.1: 4.5 for text, 3 for icons and bars); the hue stays.
 */
import type { BrandColours } from '@chengji/contract';
import Color from 'colorjs.io';

const textContrast = 4.5;
const iconContrast = 3;
const lightnessStep = 0.005;

const white = new Color('#ffffff');
/** The surfaces of the dark theme, as in the app's `tokens.css`. */
const darkSurface = new Color('#1b1b1d');
const darkPage = new Color('#101011');

const toHex = (colour: Color): string =>
  colour.to('srgb').toGamut().toString({ format: 'hex', collapse: false });

/** As it will be shown: rounded to 256 steps. */
const shown = (colour: Color): Color => new Color(toHex(colour));

const getLightness = (colour: Color): number => colour.to('oklch').l ?? 0;

function withLightness(colour: Color, lightness: number): Color {
  const moved = colour.to('oklch');
  moved.l = lightness;
  return shown(moved);
}

/** The nearest lightness, up or down, at which it stands out from all of these grounds. */
function readable(colour: Color, grounds: readonly Color[], contrast: number, step: number): Color {
  const isFaint = (shade: Color) => grounds.some((ground) => shade.contrastWCAG21(ground) < contrast);
  let found = shown(colour);
  let lightness = getLightness(found);
  while (isFaint(found)) {
    lightness += step;
    found = withLightness(colour, lightness);
  }
  return found;
}

const darker = (colour: Color, grounds: readonly Color[], contrast: number) =>
  readable(colour, grounds, contrast, -lightnessStep);
const lighter = (colour: Color, grounds: readonly Color[], contrast: number) =>
  readable(colour, grounds, contrast, lightnessStep);

const tint = (ground: Color, colour: Color, share: number): Color =>
  shown(ground.mix(colour, share, { space: 'srgb' }) as Color);

const inHex = (colours: Record<keyof BrandColours, Color>): BrandColours =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, toHex(colour)])) as BrandColours;

export function deriveBrandColours(brand: string): { light: BrandColours; dark: BrandColours } {
  const chosen = new Color(brand);
  const fill = darker(chosen, [white], textContrast);
  const press = withLightness(fill, Math.max(getLightness(fill) - 0.06, 0));
  const soft = tint(white, chosen, 0.09);
  const darkSoft = tint(darkSurface, chosen, 0.11);
  return {
    light: inHex({
      brand: darker(chosen, [white], iconContrast),
      fill,
      ink: darker(chosen, [white, soft], textContrast),
      press,
      soft,
      line: tint(white, chosen, 0.29),
      price: fill,
      wash_1: tint(white, chosen, 0.19),
      wash_2: tint(white, chosen, 0.09),
    }),
    dark: inHex({
      brand: lighter(chosen, [darkSurface], iconContrast),
      fill,
      ink: lighter(chosen, [darkSurface, darkSoft], textContrast),
      press,
      soft: darkSoft,
      line: tint(darkSurface, chosen, 0.26),
      price: lighter(chosen, [darkSurface], textContrast),
      wash_1: tint(darkPage, chosen, 0.13),
      wash_2: tint(darkPage, chosen, 0.05),
    }),
  };
}
