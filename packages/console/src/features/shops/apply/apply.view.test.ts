import type { ShopApplication } from '@chengji/contract';
import { ApplicationForm } from '@chengji/contract/shops/applications.calls';
import { expect, test } from 'vitest';
import {
  applicationSchema,
  documentKinds,
  isRequired,
  nothingTyped,
  sentForm,
  type Typed,
  typedFrom,
} from './apply.view.ts';

const typed: Typed = {
  ...nothingTyped,
  logo: '/files/00/logo.webp',
  name: '青禾生活',
  name_en: 'Green Rice',
  city: '广州',
  city_en: 'Guangzhou',
  business: '粮油',
  company: '广州青禾有机食品有限公司',
  licence_no: '91440101MA5CT0KX3K',
  contact: '黄敏',
  account: 'greenrice',
  password: 'demo1234',
  documents: {
    licence: '00000001-0000-4000-8000-000000000000',
    id_front: '00000002-0000-4000-8000-000000000000',
    id_back: '00000003-0000-4000-8000-000000000000',
    brand: '00000004-0000-4000-8000-000000000000',
  },
};

test('what is sent is what the market takes, with the documents of the type only', () => {
  const form = sentForm(typed);
  expect(ApplicationForm.safeParse(form).success).toBe(true);
  expect(form.documents.map(({ kind }) => kind)).toEqual(['licence', 'id_front', 'id_back']);
  const dated = { ...typed, licence_ends_on: '2030-01-31' };
  expect(sentForm(dated).licence_ends_on).toBe('2030-01-31');
  expect(sentForm({ ...dated, type: 'personal' })).toMatchObject({ company: '', licence_ends_on: null });
});

test('each type asks for its own documents', () => {
  const isComplete = (form: Typed) => applicationSchema.safeParse(sentForm(form)).success;
  expect(documentKinds('personal')).toEqual(['id_front', 'id_back', 'permit']);
  expect(isRequired('personal', 'permit')).toBe(false);
  expect(isRequired('flagship', 'brand')).toBe(true);
  expect(isComplete(typed)).toBe(true);
  expect(isComplete({ ...typed, documents: {} })).toBe(false);
});

test('a rejected application is mended from what it held, without what is masked', () => {
  const application = {
    name: '青禾',
    licence_no: '9144****KX3K',
    documents: [{ kind: 'licence', name: '00000001-0000-4000-8000-000000000000' }],
  } as unknown as ShopApplication;
  expect(typedFrom(application)).toMatchObject({
    name: '青禾',
    licence_no: '',
    password: '',
    documents: { licence: '00000001-0000-4000-8000-000000000000' },
  });
});
