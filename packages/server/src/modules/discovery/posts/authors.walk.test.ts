/** At random: what authors do with their posts and the operator decides, beside a plain model of it. */
import { aGoods, anUploadedPicture, aShopper } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import fc from 'fast-check';
import { expect } from 'vitest';
import { Refusal } from '../../../kernel/refusal.ts';
import { answerDecision } from '../review/answer-decision.ts';
import { decidePosts } from '../review/decide-posts.ts';
import { deletePost } from './delete-post.ts';
import { editPost } from './edit-post.ts';
import { publishPost } from './publish-post.ts';

type State = 'reviewing' | 'shown' | 'refused' | 'taken_down' | 'deleted';
type Modelled = {
  id: number;
  author: number;
  state: State;
  version: number;
  decided: 'approved' | 'turned down' | null;
  isFirst: boolean;
  answered: boolean;
};

/** An author is known by what is shown, and by what the operator approved until they deleted it. */
const isKnownBy = ({ state, decided }: Modelled) =>
  state === 'shown' || (state === 'deleted' && decided === 'approved');

const step = fc.record({
  act: fc.constantFrom('publish', 'edit', 'delete', 'approve', 'turn down', 'answer'),
  author: fc.nat(1),
  post: fc.nat(7),
  hasWord: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

it('every post is in the state the rules say, and the figures of an author are their posts, after any walk', async ({
  market,
  operator,
  shop,
}) => {
  const { settings } = market.server.kernel.services;
  await settings.save(market.context(), 'content.blocked_words', ['外面便宜']);
  const goods = [(await aGoods(shop)).id];
  const images = [await anUploadedPicture(market)];
  const { pool } = market.server.kernel.database;
  const byOperator = market.context({ kind: 'platform', staffId: operator.id, rights: [], sessionId: 0 });

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
      const people = [await aShopper(market), await aShopper(market)];
      const model: Modelled[] = [];
      const as = (author: number) =>
        market.context({ kind: 'shopper', id: people[author]?.id ?? 0, sessionId: 0 });
      const write = (hasWord: boolean) => ({
        kind: 'other' as const,
        title: '',
        content: hasWord ? '外面便宜' : '平常的话',
        images,
        goods,
      });
      const findRefusal = (doing: Promise<unknown>) =>
        doing.then(
          () => null,
          (error: unknown) => {
            if (error instanceof Refusal) return error.key;
            throw error;
          },
        );

      const take = async ({ act, author, post, hasWord }: Step): Promise<void> => {
        if (act === 'publish') {
          const isFirst = !model.some((one) => one.author === author && isKnownBy(one));
          const { id, state } = await publishPost(as(author), write(hasWord));
          expect(state).toBe(isFirst || hasWord ? 'reviewing' : 'shown');
          model.push({ id, author, state, version: 1, decided: null, isFirst, answered: false });
          return;
        }
        const one = model[post % Math.max(1, model.length)];
        if (!one) return;
        const { id } = one;
        if (act === 'approve' || act === 'turn down') {
          const approve = act === 'approve';
          const { done } = await decidePosts(byOperator, {
            ids: [id],
            approve,
            ...(!approve && { reason: '不实' }),
          });
          const fits = approve
            ? one.state !== 'shown' && one.state !== 'deleted'
            : one.state === 'reviewing' || one.state === 'shown';
          expect(done).toEqual(fits ? [id] : []);
          if (!fits) return;
          const state = approve ? 'shown' : one.state === 'shown' ? 'taken_down' : 'refused';
          const decided = approve ? 'approved' : 'turned down';
          Object.assign(one, { state, decided, answered: approve && one.answered, version: one.version + 1 });
          return;
        }
        const isOwn = one.author === author && one.state !== 'deleted';
        if (act === 'delete') {
          expect(await findRefusal(deletePost(as(author), { id }))).toBe(
            isOwn ? null : 'discovery.post_gone',
          );
          if (isOwn) Object.assign(one, { state: 'deleted' });
          return;
        }
        if (act === 'answer') {
          const may = (one.state === 'refused' || one.state === 'taken_down') && !one.answered;
          const expected = !isOwn ? 'discovery.post_gone' : may ? null : 'discovery.cannot_answer';
          expect(await findRefusal(answerDecision(as(author), { id, content: '原创' }))).toBe(expected);
          if (isOwn && may) one.answered = true;
          return;
        }
        const edited = editPost(as(author), { ...write(hasWord), id, version: one.version });
        const refusal = !isOwn
          ? 'discovery.post_gone'
          : one.state === 'taken_down'
            ? 'discovery.post_taken_down'
            : null;
        expect(await findRefusal(edited)).toBe(refusal);
        if (refusal) return;
        const waits = hasWord || one.state === 'refused' || (one.state === 'reviewing' && one.isFirst);
        const state = waits ? 'reviewing' : 'shown';
        const wasRefused = one.state === 'refused';
        Object.assign(one, {
          state,
          version: one.version + 1,
          ...(wasRefused && { answered: false, decided: null }),
        });
      };
      for (const one of steps) await take(one);

      const ids = model.map(({ id }) => id);
      const { rows } = await pool.query<{ id: string; state: State; shown: boolean; version: number }>(
        'select id, state, is_shown as shown, version from posts where id = any($1) order by id',
        [ids],
      );
      expect(rows.map((row) => [Number(row.id), row.state, row.shown])).toEqual(
        model.map(({ id, state }) => [id, state, state === 'shown']),
      );
      for (const [author, person] of people.entries()) {
        const own = model.filter((one) => one.author === author && one.state !== 'deleted');
        const refused = own.filter(({ state }) => state === 'refused' || state === 'taken_down');
        const figures = await pool.query('select posts, refused from post_authors where author_key = $1', [
          person.id,
        ]);
        const { posts = 0, refused: counted = 0 } = figures.rows[0] ?? {};
        expect([posts, counted]).toEqual([own.length, refused.length]);
      }
    }),
    { numRuns: 12 },
  );
});
