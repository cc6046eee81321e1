import { isDeepStrictEqual } from 'node:util';
import type { CallOut, PageBlock } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import {
  listCurrentVersions,
  type PageRecord,
  type VersionHead,
  type VersionRecord,
} from './page.queries.ts';
import { getVersionState } from './page.rules.ts';

type EditedPage = CallOut<'GET /platform/pages/details'>;
type PageRow = CallOut<'GET /platform/pages/list'>['rows'][number];
type Version = CallOut<'GET /platform/pages/versions'>['rows'][number];

export const presentVersion = (version: VersionHead, shownNumber: number | null): Version => ({
  number: version.number,
  state: getVersionState(version, shownNumber),
  made_at: toUnixSeconds(version.madeAt),
  made_by: version.madeBy,
  publish_at: toUnixSeconds(version.publishAt),
});

/** Whether the draft would show something else; an empty page that never was published would not. */
const differs = ({ title, draft }: PageRecord, shown: VersionRecord | undefined): boolean =>
  shown ? !isDeepStrictEqual([title, draft], [shown.title, shown.blocks]) : draft.length > 0;

/** Pages with the version each shows and the one that waits. */
export async function presentPages(ctx: Context, pages: readonly PageRecord[]): Promise<PageRow[]> {
  const versions =
    pages.length > 0
      ? await listCurrentVersions(
          ctx.db,
          pages.map(({ id }) => id),
        )
      : [];
  return pages.map((page) =>
    presentRow(
      page,
      versions.filter(({ pageId }) => pageId === page.id),
    ),
  );
}

function presentRow(page: PageRecord, versions: readonly VersionRecord[]): PageRow {
  const shown = versions.find(({ number }) => number === page.shownNumber);
  const scheduled = versions.find(({ dueAt }) => dueAt !== null);
  return {
    id: page.id,
    kind: page.kind,
    title: page.title,
    changed: differs(page, shown),
    draft_saved_at: toUnixSeconds(page.draftSavedAt),
    shown: shown ? presentVersion(shown, page.shownNumber) : null,
    scheduled: scheduled ? presentVersion(scheduled, page.shownNumber) : null,
  };
}

export async function presentEditedPage(ctx: Context, page: PageRecord): Promise<EditedPage> {
  const [row] = await presentPages(ctx, [page]);
  if (!row) throw new Error('a page is presented as one row');
  return { ...row, version: page.version, blocks: page.draft };
}

/** What the audit log keeps of a draft: each block by its id, so that only those changed are written down. */
export const toDraftRecord = ({ title, draft }: Pick<PageRecord, 'title' | 'draft'>) => ({
  title,
  order: draft.map(({ id }) => id),
  ...Object.fromEntries(draft.map((block: PageBlock) => [`block ${block.id}`, block])),
});
