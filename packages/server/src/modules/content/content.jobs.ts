import { isNotNull } from 'drizzle-orm';
import { deadline } from '../../kernel/jobs/deadline.queries.ts';
import { pageVersions } from './pages/page.tables.ts';
import { publishDue } from './pages/publish-page.ts';

export const publishPages = deadline({
  name: 'content.publish_page',
  table: pageVersions,
  column: pageVersions.dueAt,
  where: isNotNull(pageVersions.dueAt),
  fire: publishDue,
});
