/** What the operator decides, many at once and beside each other, and what authors answer. */
import {
  aGoods,
  anOperator,
  aPost,
  aPostForm,
  aSeller,
  aShopFixture,
  aShopper,
  complain,
  decideComplaint,
  getRefusalKey,
  type Market,
  type Person,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { allowPost, takePostDown } from './take-post-down.ts';

const it = marketTest
  .extend('goods', { scope: 'file' }, ({ shop }) => aGoods(shop))
  .extend('form', { scope: 'file' }, ({ market, goods }) => aPostForm(market, [goods.id]));

const decide = ({ client }: Person, ids: number[], reason?: string) =>
  client.call('POST /platform/posts/decide', {
    ids,
    approve: reason === undefined,
    ...(reason !== undefined && { reason }),
  });
const answer = ({ client }: Person, id: number, content = '原创，有底片') =>
  client.call('POST /wanlshop/find/answer', { id, content });
const getState = async ({ client }: Person, id: number) =>
  (await client.call('GET /platform/posts/details', { id })).post.state;
const told = async ({ client }: Person) =>
  (await client.call('GET /wanlshop/notice/list', { kind: 'system' })).rows;

/** Posts that wait, each of an author of its own. */
async function waitingPosts(market: Market, form: Awaited<ReturnType<typeof aPostForm>>, count: number) {
  const authors: Person[] = [];
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const author = await aShopper(market);
    authors.push(author);
    ids.push((await author.client.call('POST /wanlshop/find/publish', form)).id);
  }
  return { authors, ids };
}

describe('a decision', () => {
  it('is made of many at once, some decided already, some gone, each author told of their own', async ({
    market,
    form,
    operator,
  }) => {
    const { authors, ids } = await waitingPosts(market, form, 5);
    const [approved = 0, refused = 0, deleted = 0, fourth = 0, fifth = 0] = ids;
    await decide(operator, [approved]);
    await decide(operator, [refused], '图片不清');
    await authors[2]?.client.call('POST /wanlshop/find/delete', { id: deleted });
    const all = [fifth, 900_000_000, ...ids];
    expect(await decide(operator, all, '搬运不实')).toEqual({
      // what was shown meanwhile is taken down
      done: [approved, fourth, fifth],
      skipped: [refused, deleted, 900_000_000],
    });
    const outcomes = [];
    for (const author of authors) outcomes.push((await told(author)).map(({ content }) => content));
    expect(outcomes).toEqual([
      [expect.stringMatching(/已被平台下架：搬运不实/), expect.stringMatching(/已通过审核/)],
      [expect.stringMatching(/未通过审核：图片不清/)],
      [],
      [expect.stringMatching(/未通过审核：搬运不实/)],
      [expect.stringMatching(/未通过审核：搬运不实/)],
    ]);
  });

  it('is told in the language of who reads it, and leads to the post', async ({ market, form, operator }) => {
    const { authors, ids } = await waitingPosts(market, form, 1);
    await decide(operator, ids, 'blurred');
    const { token = '' } = authors[0] ?? {};
    const { rows } = await market.client(token, 'en').call('GET /wanlshop/notice/list', { kind: 'system' });
    expect(rows[0]).toMatchObject({
      title: 'Your post wasn’t approved',
      content: '“周末露营” wasn’t approved: blurred. You can edit and resubmit it, or appeal once.',
      modules: 'post',
      modules_id: ids[0],
    });
  });

  it.for<[string, object, string]>([
    ['no posts', { ids: [], approve: true }, 'ids'],
    ['more than fifty posts', { ids: Array.from({ length: 51 }, (_, n) => n + 1), approve: true }, 'ids'],
    ['nothing decided', { ids: [1] }, 'approve'],
    ['a reason of one character', { ids: [1], approve: false, reason: '差' }, 'reason'],
    ['a reason of 201 characters', { ids: [1], approve: false, reason: '差'.repeat(201) }, 'reason'],
    ['a reason of spaces', { ids: [1], approve: false, reason: '   ' }, 'reason'],
    ['no reason at all', { ids: [1], approve: false }, 'reason'],
  ])('with %s is refused under its field', async ([_, wrong, field], { market, operator }) => {
    const { token } = operator;
    const { body } = await market.request('POST /platform/posts/decide', { ...wrong }, { token });
    expect(body.data).toMatchObject({ field });
  });

  it('is for the platform’s staff with the right alone', async ({ market, shop, shopper }) => {
    const finance = await anOperator(market, 'finance');
    expect(await getRefusalKey(decide(finance, [1]))).toBe('common.no_permission');
    const reading = finance.client.call('GET /platform/posts/list', {});
    expect(await getRefusalKey(reading)).toBe('common.no_permission');
    for (const { client } of [{ client: market.client() }, shopper, shop.seller])
      expect(await getRefusalKey(decide({ client } as Person, [1]))).toBe('common.login_required');
  });

  it('by two operators at once, each of the same posts, is made once of each', async ({
    market,
    form,
    operator,
    node,
  }) => {
    const { authors, ids } = await waitingPosts(market, form, 6);
    const other = await anOperator(market);
    const elsewhere = { ...other, client: node.client(other.token) };
    const outcomes = await Promise.all([
      decide(operator, ids),
      decide(elsewhere, ids.toReversed()),
      decide(operator, ids.slice(2)),
    ]);
    expect(outcomes.flatMap(({ done }) => done).sort((a, b) => a - b)).toEqual(ids);
    for (const author of authors) expect(await told(author)).toHaveLength(1);
    const { rows } = await operator.client.call('GET /platform/audit/list', { subject: 'post', limit: 100 });
    for (const id of ids)
      expect(
        rows.filter((row) => String(row.subject_id) === String(id) && row.after?.state === 'shown'),
      ).toHaveLength(1);
  });

  it('of two authors’ posts the other way round at once hangs nobody up', async ({
    market,
    operator,
    shop,
  }) => {
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    const post = ({ id }: Person) => aPost(market, shop, { shopId: null, shopperId: id });
    const [one, two] = [await post(ming), await post(lin)];
    const [three, four] = [await post(lin), await post(ming)];
    const outcomes = await Promise.all([
      decide(operator, [one, two], '搬运不实'),
      decide(operator, [three, four], '搬运不实'),
    ]);
    expect(outcomes.map(({ done }) => done.length)).toEqual([2, 2]);
    const { rows } = await operator.client.call('GET /platform/posts/authors', { kind: 'user', limit: 100 });
    const counted = rows.filter(({ author }) => author.id === ming.id || author.id === lin.id);
    expect(counted.map(({ refused }) => refused)).toEqual([2, 2]);
  });

  it('at the moment its author edits or deletes leaves one of both', async ({ market, form, operator }) => {
    const { authors, ids } = await waitingPosts(market, form, 4);
    const doing = ids.map((id, index) => {
      const { client } = authors[index] as Person;
      return index % 2
        ? client.call('POST /wanlshop/find/delete', { id })
        : client.call('POST /wanlshop/find/edit', { ...form, id, version: 1 } as never);
    });
    const [edits, { done, skipped }] = await Promise.all([
      Promise.allSettled(doing),
      decide(operator, ids, '搬运不实'),
    ]);
    expect([...done, ...skipped].sort((a, b) => a - b)).toEqual(ids);
    for (const [index, id] of ids.entries()) {
      const { client } = authors[index] as Person;
      const [own] = (await client.call('GET /wanlshop/find/own', {})).rows;
      if (index % 2) expect([edits[index]?.status, own]).toEqual(['fulfilled', undefined]);
      else if (edits[index]?.status === 'rejected') expect(own?.state).toBe('refused');
      else expect(own).toMatchObject({ version: done.includes(id) ? 3 : 2 });
      const author = await operator.client.call('GET /platform/posts/authors', { kind: 'user', limit: 100 });
      const refused = author.rows.find((row) => row.author.id === authors[index]?.id)?.refused;
      expect(refused).toBe(own?.state === 'refused' ? 1 : 0);
    }
  });
});

describe('an answer', () => {
  it('is given once to each decision, by the author alone, and read by the operator', async ({
    market,
    form,
    operator,
    shopper,
  }) => {
    const { authors, ids } = await waitingPosts(market, form, 1);
    const [author] = authors as [Person];
    const [id] = ids as [number];
    expect(await getRefusalKey(answer(author, id))).toBe('discovery.cannot_answer');
    await decide(operator, ids, '搬运不实');
    expect(await getRefusalKey(answer(shopper, id))).toBe('discovery.post_gone');
    for (const content of ['', '长'.repeat(301)])
      expect(await getRefusalKey(answer(author, id, content))).toBe('common.invalid_input');
    const outcomes = await Promise.all(
      ['一', '二', '三'].map((content) =>
        answer(author, id, content).then(
          () => content,
          ({ key }: { key: string }) => key,
        ),
      ),
    );
    const given = outcomes.filter((outcome) => outcome !== 'discovery.cannot_answer');
    expect(given).toHaveLength(1);
    const { rows, counts } = await operator.client.call('GET /platform/posts/list', { answered: true });
    expect(rows.find((row) => row.id === id)?.answer).toBe(given[0]);
    expect(counts.answered).toBe(rows.length);
    await decide(operator, ids);
    expect(await getRefusalKey(answer(author, id))).toBe('discovery.cannot_answer');
    // another decision may be answered anew
    await decide(operator, ids, '图片不清');
    await answer(author, id);
    expect(await getRefusalKey(answer(author, id))).toBe('discovery.cannot_answer');
  });

  it('for a shop is given by its staff in the console or who is linked to it', async ({
    market,
    operator,
  }) => {
    const shop = await aShopFixture(market);
    const [linked, helper] = [await aShopper(market), await aSeller(market, shop.id)];
    const { code } = await shop.seller.client.call('POST /seller/staff/linkcode', {});
    await linked.client.call('POST /wanlshop/user/linkshop', { code });
    const [one, two] = [await aPost(market, shop), await aPost(market, shop)];
    await decide(operator, [one, two], '搬运不实');
    await answer(linked, one);
    const inConsole = () => helper.client.call('POST /seller/posts/answer', { id: two, content: '原创' });
    await inConsole();
    expect(await getRefusalKey(inConsole())).toBe('discovery.cannot_answer');
    const { rows } = await helper.client.call('GET /seller/posts/list', { state: 'taken_down' });
    expect(rows.map(({ id, answer }) => [id, answer])).toEqual([
      [two, '原创'],
      [one, '原创，有底片'],
    ]);
    // a shop's posts are not said of to who only follows it
    expect(await told(linked)).toHaveLength(2);
  });
});

describe('complaints about a post', () => {
  it('that are upheld take it down, and its author reads why and answers', async ({
    market,
    operator,
    shop,
  }) => {
    const author = await aShopper(market);
    const id = await aPost(market, shop, { title: '三天见效', shopId: null, shopperId: author.id });
    const target = { type: 'post', target_id: id } as const;
    await complain(await aShopper(market), target);
    await complain(await aShopper(market), target);
    await decideComplaint(operator, target, { measures: ['take_down'], notice: '宣称疗效，请修改' });
    expect(await getState(operator, id)).toBe('taken_down');
    const { own } = await author.client.call('GET /wanlshop/find/details', { id });
    expect(own).toMatchObject({ decision: '宣称疗效，请修改', can_answer: true });
    const reasons = (await told(author)).filter(({ modules_id }) => modules_id === id);
    expect(reasons.map(({ content }) => content)).toEqual([
      expect.stringMatching(/三天见效.*宣称疗效，请修改/),
    ]);
    await answer(author, id);
  });

  it('about one that waits refuse it; one that was decided otherwise meanwhile is left', async ({
    market,
    form,
    operator,
  }) => {
    const { ids } = await waitingPosts(market, form, 1);
    const [id] = ids as [number];
    const takeDown = () => takePostDown(market.context(), { id, reason: '宣称疗效' });
    await takeDown();
    expect(await getState(operator, id)).toBe('refused');
    await expect(takeDown()).rejects.toMatchObject({ key: 'common.not_found' });
    // nothing was taken down: there is nothing to allow again
    expect(await allowPost(market.context(), id)).toBe(false);
    expect(await getState(operator, id)).toBe('refused');
  });

  it('taken back show it again, once, and not when its author deleted it', async ({
    market,
    operator,
    shop,
  }) => {
    const id = await aPost(market, shop);
    await takePostDown(market.context(), { id, reason: '宣称疗效' });
    const allowed = await Promise.all([1, 2, 3].map(() => allowPost(market.context(), id)));
    expect(allowed.filter(Boolean)).toHaveLength(1);
    expect(await getState(operator, id)).toBe('shown');
    await takePostDown(market.context(), { id, reason: '宣称疗效' });
    await shop.seller.client.call('POST /seller/posts/delete', { id });
    await expect(allowPost(market.context(), id)).rejects.toMatchObject({ key: 'common.not_found' });
  });
});
