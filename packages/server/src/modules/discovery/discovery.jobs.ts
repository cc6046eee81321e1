import { interval } from '../../kernel/background/interval.ts';
import { deadline } from '../../kernel/jobs/deadline.queries.ts';
import { gatheredNews } from './activity.tables.ts';
import { rankPosts, weighForReaders } from './feed/rank-posts.ts';
import { storeLooks } from './figures/look-counter.ts';
import { tellNews } from './news/tell-news.ts';
import { forgetAbandoned } from './video/video-worker.ts';

export const discoveryJobs = [
  deadline({
    name: 'discovery.tell_news',
    table: gatheredNews,
    column: gatheredNews.tellDueAt,
    fire: tellNews,
    mayBeLate: true,
  }),
];

/** Looks are stored, the ranks of the next round computed when it is time, and the categories of readers weighed. */
export const discoveryIntervals = interval('counting looks at posts and ranking them', 5, async (ctx) => {
  await storeLooks(ctx);
  await weighForReaders(ctx);
  await rankPosts(ctx);
  await forgetAbandoned(ctx);
});
