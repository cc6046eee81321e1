/** What screens are laid out with: words, boxes, and how these stand to each other, in steps of the tokens. */
import { classes } from '@chengji/client-kit/classes';
import { type ComponentPropsWithRef, createElement } from 'react';
import styles from './primitives.module.css';

export type Look = {
  /** Its parts side by side: in the middle, at both ends, at the top, on one line of writing, or pushed along. */
  row?: 'center' | 'between' | 'start' | 'baseline' | 'scroll';
  stack?: boolean;
  gap?: 1 | 2 | 3 | 4;
  /** Takes the room that is left. */
  grow?: boolean;
  /** Stands at the end of its row. */
  push?: boolean;
  /** Space above it. */
  above?: 1 | 2 | 3 | 4 | 6;
  /** As far from the edges of the screen as words are, or as cards are. */
  inset?: 'page' | 'feed';
  size?: 11 | 12 | 13 | 14 | 15 | 16 | 17 | 20 | 24;
  /** Ink, softer, captions; or a colour with a meaning. */
  tone?: 1 | 2 | 3 | 'brand' | 'success' | 'danger' | undefined;
  bold?: boolean;
  /** Figures of one width. */
  num?: boolean;
  /** Cut off after so many. */
  lines?: 1 | 2 | undefined;
  align?: 'center' | 'end';
  /** For screen readers, not drawn. */
  hidden?: boolean;
};

type Tag = keyof HTMLElementTagNameMap;
type Props<As extends Tag> = Look & { as?: As } & Omit<ComponentPropsWithRef<As>, keyof Look>;

const names = 'row stack gap grow push above inset size tone bold num lines align hidden'.split(' ');

const toClass = (name: string, value: unknown) =>
  value ? styles[value === true ? name : `${name}-${value}`] : '';

/** The classes of a look, for what is no element of its own, such as a button or an icon. */
export const look = (given: Look): string =>
  classes(...Object.entries(given).map(([name, value]) => toClass(name, value)));

/** An element with a look, which wins over that of a part of the design and gives way to the screen's own classes. */
const primitive =
  <Usual extends Tag>(usual: Usual, own: Look) =>
  <As extends Tag = Usual>({ as, className, ...given }: Props<As>) => {
    const props: Record<string, unknown> = { ...own, ...given };
    const looks = names.map((name) => toClass(name, props[name]));
    for (const name of names) delete props[name];
    return createElement(as ?? usual, { ...props, className: classes(...looks, className) });
  };

export const Text = primitive('span', {});
export const Row = primitive('div', { row: 'center' });
export const Stack = primitive('div', { stack: true });
export const Box = primitive('div', {});
export const Hidden = primitive('span', { hidden: true });
