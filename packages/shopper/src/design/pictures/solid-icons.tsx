/** The hand-made solid drawings, filled with the text colour. */
import type { ReactNode } from 'react';

type SolidProps = { size?: number; className?: string };

function Solid({ size = 20, className, children }: SolidProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

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

export const StarSolid = (props: SolidProps) => (
  <Solid {...props}>
    <path d="M12 2.6c.4 0 .8.2 1 .6l2.5 5.1 5.6.8c1 .1 1.3 1.3.6 2l-4 4 .9 5.5c.2 1-.8 1.7-1.7 1.2L12 19.2l-5 2.6c-.8.5-1.8-.2-1.6-1.2l.9-5.6-4-4c-.7-.6-.4-1.8.6-1.9l5.6-.8L11 3.2c.2-.4.6-.6 1-.6z" />
  </Solid>
);

export const HeartSolid = (props: SolidProps) => (
  <Solid {...props}>
    <path d="M12 21c-.4 0-.8-.15-1.1-.4C5.6 16.3 2 13 2 8.9 2 5.7 4.5 3.3 7.5 3.3c1.8 0 3.4.85 4.5 2.2 1.1-1.35 2.7-2.2 4.5-2.2 3 0 5.5 2.4 5.5 5.6 0 4.1-3.6 7.4-8.9 11.7-.3.25-.7.4-1.1.4z" />
  </Solid>
);

export const FlameSolid = (props: SolidProps) => (
  <Solid {...props}>
    <path d="M12.3 1.9c.6 3.3 5.9 5.8 5.9 11.9a6.6 6.6 0 0 1-13.2 0c0-2.6 1.1-4.6 2.6-6.100.4-.4 1-.1 1 .4.1 1.300.5 2.1 1.3 2.8C10.6 8 10.2 5 11.1 2.1c.2-.6 1.1-.8 1.2-.2z" />
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

export const Wechat = (props: SolidProps) => (
  <Solid {...props}>
    <path d="M8.691 2.188C3.891 2.188 0 5.476 0 9.53c0 2.212 1.17 4.203 3.002 5.55a.59.59 0 0 1 .213.665l-.39 1.48c-.019.07-.048.141-.048.213c0 .163.13.295.29.295a.33.33 0 0 0 .167-.054l1.903-1.114a.86.86 0 0 1 .717-.098a10.2 10.2 0 0 0 2.837.403c.276 0 .543-.027.811-.05c-.857-2.578.157-4.972 1.932-6.446c1.703-1.415 3.882-1.98 5.853-1.838c-.576-3.583-4.196-6.348-8.596-6.348M5.785 5.991c.642 0 1.162.529 1.162 1.18a1.17 1.17 0 0 1-1.162 1.178A1.17 1.17 0 0 1 4.623 7.17c0-.651.52-1.18 1.162-1.18zm5.813 0c.642 0 1.162.529 1.162 1.18a1.17 1.17 0 0 1-1.162 1.178a1.17 1.17 0 0 1-1.162-1.178c0-.651.52-1.18 1.162-1.18m5.34 2.867c-1.797-.052-3.746.512-5.28 1.786c-1.72 1.428-2.687 3.72-1.78 6.22c.942 2.453 3.666 4.229 6.884 4.229c.826 0 1.622-.12 2.361-.336a.72.72 0 0 1 .598.082l1.584.926a.3.3 0 0 0 .14.047c.134 0 .24-.111.24-.247c0-.06-.023-.12-.038-.177l-.327-1.233a.6.6 0 0 1-.023-.156a.49.49 0 0 1 .201-.398C23.024 18.48 24 16.82 24 14.98c0-3.21-2.931-5.837-6.656-6.088V8.89c-.135-.01-.27-.027-.407-.03zm-2.53 3.274c.535 0 .969.44.969.982a.976.976 0 0 1-.969.983a.976.976 0 0 1-.969-.983c0-.542.434-.982.97-.982zm4.844 0c.535 0 .969.44.969.982a.976.976 0 0 1-.969.983a.976.976 0 0 1-.969-.983c0-.542.434-.982.969-.982" />
  </Solid>
);
