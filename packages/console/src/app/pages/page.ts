import type { PlainKey } from '@chengji/client-kit/i18n';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Area } from '../../kernel/session.ts';
import type { zh } from '../strings.zh.ts';

export type PageGroup = Extract<keyof typeof zh, `group${string}`>;

/** A page of the console, as the list of its area names it. */
export type AreaPage = {
  path: string;
  title: PlainKey<typeof zh>;
  /** The right a role must hold to see the page at all. */
  right?: string;
  /** Where the page stands in the sider; a page without an icon is reached from another. */
  icon?: LucideIcon;
  group?: PageGroup;
  /** One of the places at the thumb on a phone. */
  isPlace?: boolean;
  /** Raised in the middle of those places: what is begun there most. */
  isMiddle?: boolean;
  /** On a phone it brings its own head, in place of the frame's. */
  hasOwnHead?: boolean;
  /** What is done here wants a computer: on a phone the page is only looked at. */
  isForComputer?: boolean;
  /** The page it was reached from, for the breadcrumb. */
  parent?: string;
  screen: () => Promise<ComponentType>;
};

export type Page = AreaPage & { area: Area };
