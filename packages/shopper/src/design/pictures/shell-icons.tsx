/** The hand-made solid drawings that the first screen shows. */
import { Solid, type SolidProps } from './Solid.tsx';

export const HomeSolid = (props: SolidProps) => (
  <Solid {...props}>
    <path d="M10.7 2.86a2.1 2.1 0 0 1 2.6 0l6.6 5.2c.7.55 1.1 1.39 1.1 2.28V18.6A2.6 2.6 0 0 1 18.4 21.2h-2.5a.9.9 0 0 1-.9-.9v-4.1a3 3 0 0 0-6 0v4.1a.9.9 0 0 1-.9.9H5.6A2.6 2.6 0 0 1 3 18.6v-8.26c0-.89.4-1.73 1.1-2.28z" />
  </Solid>
);

export const GridSolid = (props: SolidProps) => (
  <Solid {...props}>
    <rect x="3" y="3" width="8" height="8" rx="2.4" />
    <rect x="13" y="3" width="8" height="8" rx="2.4" />
    <rect x="3" y="13" width="8" height="8" rx="2.4" />
    <circle cx="17" cy="17" r="4" />
  </Solid>
);

export const CompassSolid = (props: SolidProps) => (
  <Solid {...props}>
    <path
      fillRule="evenodd"
      d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm4.02 5.1a.7.7 0 0 1 .88.88l-2.02 6.1a1.3 1.3 0 0 1-.8.8l-6.1 2.02a.7.7 0 0 1-.88-.88l2.02-6.1a1.3 1.3 0 0 1 .8-.8zM12 10.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z"
    />
  </Solid>
);

export const CartSolid = (props: SolidProps) => (
  <Solid {...props}>
    <path d="M2.2 2.1a.95.95 0 0 0 0 1.9h1.2c.44 0 .82.3.92.73l2.2 9.6A2.9 2.9 0 0 0 9.35 16.6h7.7a2.9 2.9 0 0 0 2.82-2.22l1.47-6.1A1.7 1.7 0 0 0 19.7 6.2H6.6l-.42-1.9A2.85 2.85 0 0 0 3.4 2.1z" />
    <circle cx="9.4" cy="20" r="1.75" />
    <circle cx="17" cy="20" r="1.75" />
  </Solid>
);

export const UserSolid = (props: SolidProps) => (
  <Solid {...props}>
    <circle cx="12" cy="7.6" r="5.1" />
    <path d="M12 14.2c-4.9 0-8.6 2.9-8.6 6.2 0 .8.6 1.4 1.4 1.4h14.4c.8 0 1.4-.6 1.4-1.4 0-3.3-3.7-6.2-8.6-6.2z" />
  </Solid>
);

export const Logo = (props: SolidProps) => (
  <Solid {...props}>
    <path
      fillRule="evenodd"
      d="M12 5.2c1.3-2.4 3.5-3.5 6.2-3.300.1 2.5-1 4.4-3.1 5.4A8 8 0 1 1 12 6.2zm0 5.1a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
    />
  </Solid>
);
