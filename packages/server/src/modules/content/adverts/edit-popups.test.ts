/** Pop-ups as the platform edits them: versions, rights, and what of them reaches an app. */
import type { CallIn } from '@chengji/contract';
import { anOperator, aShopper, getRefusalKey, type Market, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

type Form = CallIn<'POST /platform/popups/save'>;

const it = marketTest;
it.beforeEach(async ({ operator }) => {
  for (const { id } of (await listEdited(operator)).rows) await remove(operator, id);
});

const both = (zh: string, en: string) => ({ zh, en });
const save = ({ client }: Person, traits: Partial<Form> = {}) =>
  client.call('POST /platform/popups/save', {
    title: both('维护', 'Upkeep'),
    content: both('今晚维护', 'Upkeep tonight'),
    is_on: true,
    ...traits,
  });
const listEdited = ({ client }: Person) => client.call('GET /platform/popups/list');
const remove = ({ client }: Person, id: number) => client.call('POST /platform/popups/delete', { id });
const seen = async (market: Market, token: string | null = null) =>
  (await market.client(token).call('GET /wanlshop/common/popups', {})).rows;

describe('editing a pop-up', () => {
  it('is refused from an older version, and answered with how it stands', async ({ market, operator }) => {
    const { id, version } = await save(operator);
    const now = await save(operator, { id, version, title: both('先改', 'First') });
    await expect(save(operator, { id, version, title: both('后改', 'Second') })).rejects.toMatchObject({
      key: 'common.edit_conflict',
      conflict: { current: now },
    });
    expect(await seen(market)).toMatchObject([{ id, title: '先改' }]);
  });

  it('asks for the version of what is there, and for none of what is new', async ({ operator }) => {
    const { id } = await save(operator);
    await expect(save(operator, { id })).rejects.toMatchObject({
      key: 'common.invalid_input',
      field: 'version',
    });
    expect((await listEdited(operator)).rows).toHaveLength(1);
  });

  it('forgets the level of a pop-up that is meant for everyone again', async ({ operator }) => {
    const { id, version } = await save(operator, { audience: 'level', level: 3 });
    const changed = await save(operator, { id, version, audience: 'everyone', level: 3 });
    expect(changed).toMatchObject({ audience: 'everyone', level: null });
  });

  it('names the field that is wrong', async ({ operator }) => {
    const wrong: [string, Partial<Form>][] = [
      ['title', { title: both('', 'Upkeep') }],
      ['content', { content: both('长'.repeat(1_001), '') }],
      ['image', { image: 'https://elsewhere.example/a.webp' }],
      ['url', { url: 'javascript:alert(1)' }],
      ['level', { audience: 'level', level: 0 }],
      ['level', { audience: 'level' }],
      ['ends_at', { starts_at: 200, ends_at: 100 }],
      ['audience', { audience: 'friends' as 'everyone' }],
      ['frequency', { frequency: 'hourly' as 'once' }],
    ];
    for (const [field, traits] of wrong)
      await expect(save(operator, traits), field).rejects.toMatchObject({
        field: expect.stringContaining(field),
      });
    expect((await listEdited(operator)).rows).toEqual([]);
  });

  it('is shut to staff without its rights', async ({ market, operator }) => {
    const { id } = await save(operator);
    const clerk = await anOperator(market);
    await market.server.kernel.database.pool.query(
      "update platform_staff set role = 'without any right' where id = $1",
      [clerk.id],
    );
    for (const ask of [() => save(clerk), () => listEdited(clerk), () => remove(clerk, id)])
      expect(await getRefusalKey(ask())).toBe('common.no_permission');
    expect(await seen(market)).toMatchObject([{ id }]);
  });

  it('takes a pop-up away once', async ({ market, operator }) => {
    const { id } = await save(operator);
    await remove(operator, id);
    expect(await getRefusalKey(remove(operator, id))).toBe('common.not_found');
    expect(await seen(market)).toEqual([]);
  });
});

describe('the pop-ups of an app', () => {
  it('stand with the newest first, in the order they were made and not changed', async ({
    market,
    operator,
  }) => {
    const [old, young] = [await save(operator), await save(operator)];
    await save(operator, { id: old.id, version: old.version, title: both('改过', 'Changed') });
    expect((await seen(market)).map(({ id }) => id)).toEqual([young.id, old.id]);
  });

  it('are ten at most', async ({ market, operator }) => {
    const ids: number[] = [];
    for (let n = 0; n < 11; n += 1) ids.unshift((await save(operator)).id);
    expect((await seen(market)).map(({ id }) => id)).toEqual(ids.slice(0, 10));
  });

  it('leave those for others out before they are counted to ten', async ({ market, operator }) => {
    const { id } = await save(operator, { audience: 'visitors' });
    for (let n = 0; n < 10; n += 1) await save(operator, { audience: 'level', level: 9 });
    expect((await seen(market)).map((popup) => popup.id)).toEqual([id]);
  });

  it('say nothing of whom they are meant for', async ({ market, operator }) => {
    await save(operator, { audience: 'level', level: 1, frequency: 'start' });
    const [popup] = await seen(market, (await aShopper(market)).token);
    expect(Object.keys(popup ?? {}).toSorted()).toEqual([
      'content',
      'frequency',
      'id',
      'image',
      'title',
      'url',
    ]);
  });

  it('greet a shopper who has ordered nothing yet, and no visitor', async ({ market, operator }) => {
    const { id } = await save(operator, { audience: 'not_ordered' });
    const newcomer = await aShopper(market);
    expect((await seen(market, newcomer.token)).map((popup) => popup.id)).toEqual([id]);
    expect(await seen(market)).toEqual([]);
  });
});
