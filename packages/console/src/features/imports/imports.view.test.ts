import { ImportStage } from '@chengji/contract';
import { importsCalls } from '@chengji/contract/imports/imports.calls';
import { expect, test } from 'vitest';
import { readInput } from '../../design/lists/define-list.ts';
import {
  type Choices,
  canStart,
  type Import,
  isUnderWay,
  reportList,
  toChoices,
  toInput,
} from './imports.view.ts';

const anImport = (changes: Partial<Import>): Import => ({
  id: 3,
  name: 'products.csv',
  stage: 'ready',
  rows: 2,
  counts: { all: 2, waiting: 2, created: 0, changed: 0, unchanged: 0, refused: 0 },
  task: {
    id: 9,
    kind: 'goods_import_read',
    state: 'done',
    name: 'products.csv',
    done: 2,
    total: 2,
    file: null,
    msg: '',
    created_at: 1,
    ended_at: 2,
  },
  created_at: 1,
  unread_columns: [],
  types: [
    { name: 'Tea', goods: 1, category_id: 7 },
    { name: '', goods: 1, category_id: null },
  ],
  choices: { freight_template_id: null, category_id: null, pictures: 'fetch' },
  ...changes,
});

test('a shop’s first freight template is taken until another is chosen', () => {
  expect(toChoices(anImport({}), [{ id: 5 }, { id: 6 }]).freight_template_id).toBe(5);
  const chosen = { freight_template_id: 6, category_id: 1, pictures: 'skip' as const };
  expect(toChoices(anImport({ choices: chosen }), [{ id: 5 }])).toMatchObject({
    freight_template_id: 6,
    category_id: 1,
    pictures: 'skip',
  });
});

const canBeSent = (choices: Choices & { id: number }) =>
  importsCalls['POST /seller/imports/start'].in.safeParse(toInput(choices)).success;

test('nothing starts before freight and category are chosen', () => {
  const choices = { id: 3, ...toChoices(anImport({}), [{ id: 5 }]), category_id: 1 };
  expect(canBeSent(choices)).toBe(true);
  expect(canBeSent({ ...choices, category_id: null })).toBe(false);
  expect(canBeSent({ ...choices, freight_template_id: null })).toBe(false);
});

test('a type that was left open follows the category for all', () => {
  const choices = { ...toChoices(anImport({}), [{ id: 5 }]), category_id: 1 };
  expect(toInput(choices)).toEqual({
    freight_template_id: 5,
    category_id: 1,
    pictures: 'fetch',
    categories: [{ name: 'Tea', category_id: 7 }],
  });
});

test('an import starts when nothing is at it and it could be read', () => {
  expect(ImportStage.options.filter(canStart)).toEqual(['ready', 'checked', 'stopped', 'done']);
  expect(ImportStage.options.filter(isUnderWay)).toEqual(['reading', 'checking', 'running']);
});

test('what was mistyped in the address falls back', () => {
  const filters = { outcome: 'eaten', page: '-2', limit: '9999', keyword: 'tea' };
  expect(readInput(reportList, filters)).toEqual({ outcome: 'all', page: 1, limit: 100, keyword: 'tea' });
});
