/**
 * How pages are edited, by the platform and by a shop: one draft that can be saved any number of times, and
 * versions, which are published now or at their time, never change, and can be taken back into the draft.
 */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion } from '../edit-version.ts';
import {
  countedPageSchema,
  Id,
  integer,
  Language,
  localizedText,
  Moment,
  Nothing,
  numberedPageInput,
  rowsSchema,
} from '../values.ts';
import { PageBlocks, PageModule } from './page-modules.ts';

export const PageKind = z.enum(['home', 'category', 'search', 'named', 'shop']);
export type PageKind = z.output<typeof PageKind>;

const VersionState = z.enum(['scheduled', 'shown', 'past', 'cancelled']);

/** A version of a page, without its blocks. */
const PageVersion = z
  .object({
    number: z.int(),
    state: VersionState,
    made_at: Moment,
    made_by: z.string(),
    /** When it was published, or will be. */
    publish_at: Moment,
  })
  .meta({ id: 'PageVersion' });

const PageRow = z.object({
  id: z.int(),
  kind: PageKind,
  title: localizedText(1, 40),
  /** The draft differs from what is shown. */
  changed: z.boolean(),
  draft_saved_at: Moment,
  shown: PageVersion.nullable(),
  scheduled: PageVersion.nullable(),
});

/** A page in the editor. `version` is the draft's: a save or publication names the one it began from. */
const EditedPage = PageRow.extend({ version: EditVersion, blocks: PageBlocks }).meta({ id: 'EditedPage' });

const Version = integer(1, 999_999_999);
const versionBlocks = PageVersion.extend({ blocks: PageBlocks });
const publishAt = integer(0, 9_999_999_999).meta({ description: 'Unix seconds; without it, now' }).optional();
const previewInput = z.object({ blocks: PageBlocks, language: Language });
const previewed = rowsSchema(PageModule);
const previewLink = z.object({
  token: z.string().meta({ description: 'Shows the draft as it is saved, to anyone who has it' }),
  ends_at: Moment,
});
export const pagesCalls = declareCalls({
  'GET /platform/pages/list': {
    summary: 'The platform’s pages: home, category, search, and named ones',
    who: 'platform',
    right: 'pages.read',
    in: z.object({}),
    out: rowsSchema(PageRow),
    refusals: [],
  },
  'GET /platform/pages/details': {
    summary: 'A page with its draft, to edit',
    who: 'platform',
    right: 'pages.read',
    in: z.object({ id: Id }),
    out: EditedPage,
    refusals: [],
  },
  'POST /platform/pages/add': {
    summary: 'Add a named page, empty and not yet published',
    who: 'platform',
    right: 'pages.write',
    in: z.object({ title: localizedText(1, 40) }),
    out: EditedPage,
    refusals: [],
  },
  'POST /platform/pages/save': {
    summary: 'Save the draft; nothing of it is shown yet',
    who: 'platform',
    right: 'pages.write',
    in: z.object({ id: Id, version: EditVersion, title: localizedText(1, 40), blocks: PageBlocks }),
    out: EditedPage,
    refusals: ['common.edit_conflict'],
  },
  'POST /platform/pages/publish': {
    summary:
      'Make a version of the draft, shown now or from a time on; one may wait, and gives way to another that is to',
    who: 'platform',
    right: 'pages.write',
    in: z.object({ id: Id, version: EditVersion, at: publishAt }),
    out: EditedPage,
    refusals: ['common.edit_conflict', 'content.publish_time_past'],
  },
  'POST /platform/pages/cancel': {
    summary: 'Call off the version that waits for its time',
    who: 'platform',
    right: 'pages.write',
    in: z.object({ id: Id }),
    out: EditedPage,
    refusals: ['content.nothing_scheduled'],
  },
  'GET /platform/pages/versions': {
    summary: 'A page’s versions, the newest first',
    who: 'platform',
    right: 'pages.read',
    in: z.object({ id: Id, ...numberedPageInput }),
    out: countedPageSchema(PageVersion),
    refusals: [],
  },
  'GET /platform/pages/version': {
    summary: 'One version with its blocks',
    who: 'platform',
    right: 'pages.read',
    in: z.object({ id: Id, number: Version }),
    out: versionBlocks,
    refusals: [],
  },
  'POST /platform/pages/restore': {
    summary: 'Make the draft exactly what a version was',
    who: 'platform',
    right: 'pages.write',
    in: z.object({ id: Id, version: EditVersion, number: Version }),
    out: EditedPage,
    refusals: ['common.edit_conflict'],
  },
  'POST /platform/pages/preview': {
    summary: 'Blocks as a reader of this language would get them; nothing is stored',
    who: 'platform',
    right: 'pages.read',
    in: previewInput,
    out: previewed,
    refusals: [],
  },
  'GET /platform/pages/preview_link': {
    summary: 'A token by which anyone sees the saved draft of a page for a while, such as on a real phone',
    who: 'platform',
    right: 'pages.read',
    in: z.object({ id: Id }),
    out: previewLink,
    refusals: [],
  },
  'POST /platform/pages/delete': {
    summary: 'Take a named page away, with its versions',
    who: 'platform',
    right: 'pages.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['content.page_needed'],
  },

  'GET /seller/pages/details': {
    summary: 'The shop’s decoration with its draft, to edit',
    who: 'seller',
    right: 'decoration.read',
    in: z.object({}),
    out: EditedPage,
    refusals: [],
  },
  'POST /seller/pages/save': {
    summary: 'Save the draft of the decoration; nothing of it is shown yet',
    who: 'seller',
    right: 'decoration.write',
    in: z.object({ version: EditVersion, blocks: PageBlocks }),
    out: EditedPage,
    refusals: ['common.edit_conflict', 'content.not_of_shop'],
  },
  'POST /seller/pages/publish': {
    summary:
      'Make a version of the draft, shown now or from a time on; one may wait, and gives way to another that is to',
    who: 'seller',
    right: 'decoration.write',
    in: z.object({ version: EditVersion, at: publishAt }),
    out: EditedPage,
    refusals: ['common.edit_conflict', 'content.publish_time_past'],
  },
  'POST /seller/pages/cancel': {
    summary: 'Call off the version that waits for its time',
    who: 'seller',
    right: 'decoration.write',
    in: z.object({}),
    out: EditedPage,
    refusals: ['content.nothing_scheduled'],
  },
  'GET /seller/pages/versions': {
    summary: 'The decoration’s versions, the newest first',
    who: 'seller',
    right: 'decoration.read',
    in: z.object(numberedPageInput),
    out: countedPageSchema(PageVersion),
    refusals: [],
  },
  'GET /seller/pages/version': {
    summary: 'One version with its blocks',
    who: 'seller',
    right: 'decoration.read',
    in: z.object({ number: Version }),
    out: versionBlocks,
    refusals: [],
  },
  'POST /seller/pages/restore': {
    summary: 'Make the draft exactly what a version was',
    who: 'seller',
    right: 'decoration.write',
    in: z.object({ version: EditVersion, number: Version }),
    out: EditedPage,
    refusals: ['common.edit_conflict'],
  },
  'GET /seller/pages/preview_link': {
    summary: 'A token by which anyone sees the saved draft of the decoration for a while',
    who: 'seller',
    right: 'decoration.read',
    in: z.object({}),
    out: previewLink,
    refusals: [],
  },
  'POST /seller/pages/preview': {
    summary: 'Blocks as a reader of this language would get them; nothing is stored',
    who: 'seller',
    right: 'decoration.read',
    in: previewInput,
    out: previewed,
    refusals: [],
  },
});
