/** What the console's page editor and the shopper's client, in a frame inside it, say to each other. */
import type { Language, PageModule } from '@chengji/contract';

/** The shopper's client opened with this parameter draws the modules it receives, and nothing else of the market. */
export const previewParameter = 'preview';

/** To the frame: what to draw, and which of it is being worked on. */
export type PreviewContent = {
  type: 'preview.show';
  modules: readonly PageModule[];
  selected: string | null;
  language: Language;
  theme: 'light' | 'dark';
};

/** From the frame: it is ready to draw, or the person picked a module. */
export type PreviewMessage = { type: 'preview.ready' } | { type: 'preview.pick'; id: string };
