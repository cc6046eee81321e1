import { describe, expect, it } from 'vitest';
import {
  type ConflictFields,
  conflictRows,
  differingLines,
  merged,
  splitLine,
  toLines,
  usualChoices,
} from './conflict.view.ts';

const fields: ConflictFields = {
  title: '标题',
  note: '备注',
  skus: { label: '规格', with: ['specs'], show: (skus: { name: string }[]) => skus.map(({ name }) => name) },
};
const base = { title: '旧', note: '', specs: ['红'], skus: [{ name: '红' }] };

describe('two saves from one beginning', () => {
  it('are shown in the fields in which they differ, and no others', () => {
    const rows = conflictRows(fields, {
      base,
      mine: { ...base, title: '我的' },
      theirs: { ...base, title: '他的', note: null },
    });
    expect(rows).toEqual([
      { name: 'title', label: '标题', mine: ['我的'], theirs: ['他的'], changedBy: 'both' },
    ]);
  });

  it('lose nobody’s change: what only one of them changed is that one’s', () => {
    const mine = { ...base, title: '我的' };
    const theirs = { ...base, note: '他的备注' };
    const rows = conflictRows(fields, { base, mine, theirs });
    expect(rows.map(({ name, changedBy }) => [name, changedBy])).toEqual([
      ['title', 'mine'],
      ['note', 'theirs'],
    ]);
    const choices = usualChoices(rows);
    expect(merged(fields, { mine, theirs, choices })).toEqual({ ...base, title: '我的', note: '他的备注' });
  });

  it('take what belongs together together', () => {
    const theirs = { ...base, specs: ['红', '蓝'], skus: [{ name: '红' }, { name: '蓝' }] };
    const rows = conflictRows(fields, { base, mine: base, theirs });
    expect(rows[0]).toMatchObject({ mine: ['红'], theirs: ['红', '蓝'], changedBy: 'theirs' });
    expect(merged(fields, { mine: base, theirs, choices: { skus: 'theirs' } })).toEqual(theirs);
  });

  it('keep what is one’s own where the beginning is not known', () => {
    const rows = conflictRows(fields, {
      base: undefined,
      mine: { ...base, title: '我的' },
      theirs: { ...base, title: '他的' },
    });
    expect(rows[0]?.changedBy).toBe('both');
    expect(usualChoices(rows)).toEqual({ title: 'mine' });
  });
});

describe('a value', () => {
  it('is laid out in lines, one for each item of a list', () => {
    expect(
      toLines([
        { name: '产地', value: '智利' },
        { name: '净重', value: '2 斤' },
      ]),
    ).toEqual(['产地 · 智利', '净重 · 2 斤']);
    expect(toLines('<p>第一段</p><p>第二<b>段</b></p>')).toEqual(['第一段', '第二段']);
    expect(toLines('<p>茶<img alt="" src="/files/a.webp"></p>')).toEqual(['茶', '/files/a.webp']);
    expect(toLines({ zh: '茶', en: 'tea' })).toEqual(['茶', 'tea']);
    expect(toLines(null)).toEqual([]);
  });

  it('stands out where the other side does not say it, or says it fewer times', () => {
    expect(differingLines(['茶', '茶', '酒'], ['茶', '水'])).toEqual([false, true, true]);
  });

  it('shows a stored picture as one', () => {
    expect(splitLine('/files/a.webp · 红 · ¥1.00')).toEqual([
      { text: '/files/a.webp', isPicture: true },
      { text: '红', isPicture: false },
      { text: '¥1.00', isPicture: false },
    ]);
  });
});
