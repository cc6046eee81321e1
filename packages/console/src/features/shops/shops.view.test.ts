import { requiredDocuments } from '@chengji/contract/shops/applications.calls';
import { expect, test } from 'vitest';
import { isFiltered, readInput } from '../../design/lists/define-list.ts';
import { type Application, applicationsList, documentsByType, toChecks } from './applications.view.ts';
import { shopsList } from './shops.view.ts';

const application = {
  type: 'enterprise',
  company: '广州青禾有机食品有限公司',
  documents: [
    { kind: 'licence', name: '' },
    { kind: 'id_front', name: '' },
    { kind: 'id_back', name: '' },
  ],
  is_name_taken: false,
  is_account_taken: false,
} as unknown as Application;

const failing = (traits: Partial<Application>) =>
  toChecks({ ...application, ...traits })
    .filter(({ isPassed }) => !isPassed)
    .map(({ key }) => key);

test('the checks say what stands in the way of an approval', () => {
  expect(failing({})).toEqual([]);
  expect(failing({ documents: [] })).toEqual(['documents']);
  expect(failing({ type: 'flagship' })).toEqual(['documents']);
  expect(failing({ company: '' })).toEqual(['company']);
  expect(failing({ type: 'personal', company: '' })).toEqual([]);
  expect(failing({ is_name_taken: true, is_account_taken: true })).toEqual(['name', 'account']);
});

test('the documents asked for are those the market asks for', () => {
  for (const [type, { required }] of Object.entries(documentsByType))
    expect(required).toEqual(requiredDocuments[type as 'personal']);
});

test('the filters of the address are asked for, and what was mistyped is not', () => {
  expect(readInput(applicationsList, {})).toEqual({ state: 'pending', page: 1, limit: 20 });
  expect(readInput(applicationsList, { state: 'x', type: 'self', keyword: '山', page: '2' })).toEqual({
    state: 'pending',
    page: 2,
    limit: 20,
    keyword: '山',
  });
  expect(readInput(shopsList, { state: 'suspended', type: 'self', sort: 'score' })).toEqual({
    state: 'suspended',
    type: 'self',
    sort: 'score',
    page: 1,
    limit: 20,
  });
  const isNarrowed = (search: string) =>
    isFiltered(shopsList, readInput(shopsList, Object.fromEntries(new URLSearchParams(search))));
  expect(['', 'state=open', 'type=self'].map(isNarrowed)).toEqual([false, false, true]);
});
