/** A page on the editor's table: a page of the platform by its number, or the decoration of the shop logged in to. */
import type { CallOut, PageBlock, PageModule } from '@chengji/contract';
import { call } from '../../kernel/calls.ts';
import type { Language } from '../../kernel/language.ts';
import type { Area } from '../../kernel/session.ts';
import type { LocalizedText } from './editor/block.ts';

export type EditedPage = CallOut<'GET /platform/pages/details'>;
export type PageVersion = NonNullable<EditedPage['shown']>;
export type PageContent = { title: LocalizedText; blocks: PageBlock[] };
type Versions = CallOut<'GET /platform/pages/versions'>;
type Version = CallOut<'GET /platform/pages/version'>;
type PreviewLink = CallOut<'GET /platform/pages/preview_link'>;

export type PageCalls = {
  area: Area;
  /** Names the page among others, for what is kept of its answers. */
  name: string;
  details: () => Promise<EditedPage>;
  save: (version: number, content: PageContent) => Promise<EditedPage>;
  /** Without a time, at once. */
  publish: (version: number, at?: number) => Promise<EditedPage>;
  cancel: () => Promise<EditedPage>;
  restore: (version: number, number: number) => Promise<EditedPage>;
  versions: (page: number) => Promise<Versions>;
  version: (number: number) => Promise<Version>;
  preview: (blocks: PageBlock[], language: Language) => Promise<{ rows: PageModule[] }>;
  /** By which a real phone sees the saved draft. */
  previewLink: () => Promise<PreviewLink>;
};

const when = (at: number | undefined) => (at === undefined ? {} : { at });

export const platformPage = (id: number): PageCalls => ({
  area: 'platform',
  name: `platform.${id}`,
  details: () => call('GET /platform/pages/details', { id }),
  save: (version, content) => call('POST /platform/pages/save', { id, version, ...content }),
  publish: (version, at) => call('POST /platform/pages/publish', { id, version, ...when(at) }),
  cancel: () => call('POST /platform/pages/cancel', { id }),
  restore: (version, number) => call('POST /platform/pages/restore', { id, version, number }),
  versions: (page) => call('GET /platform/pages/versions', { id, page }),
  version: (number) => call('GET /platform/pages/version', { id, number }),
  preview: (blocks, language) => call('POST /platform/pages/preview', { blocks, language }),
  previewLink: () => call('GET /platform/pages/preview_link', { id }),
});

export const shopPage: PageCalls = {
  area: 'seller',
  name: 'seller',
  details: () => call('GET /seller/pages/details', {}),
  save: (version, { blocks }) => call('POST /seller/pages/save', { version, blocks }),
  publish: (version, at) => call('POST /seller/pages/publish', { version, ...when(at) }),
  cancel: () => call('POST /seller/pages/cancel', {}),
  restore: (version, number) => call('POST /seller/pages/restore', { version, number }),
  versions: (page) => call('GET /seller/pages/versions', { page }),
  version: (number) => call('GET /seller/pages/version', { number }),
  preview: (blocks, language) => call('POST /seller/pages/preview', { blocks, language }),
  previewLink: () => call('GET /seller/pages/preview_link', {}),
};
