import { createElement, type SVGProps } from 'react';

type Drawing = { node: [tag: string, attributes: { key: string }][] };
type IconProps = SVGProps<SVGSVGElement> & { size?: number };

/** Stands in the build for lucide's function of the same name (`vite.config.ts`), of which the app needs this much. */
// biome-ignore lint/style/noDefaultExport: so lucide's drawings import it
export default function createLucideIcon({ node }: Drawing) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      parts,
    );
}
