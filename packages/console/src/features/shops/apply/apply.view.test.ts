import type { ShopApplication } from '@chengji/contract';
import { ApplicationForm } from '@chengji/contract/platform-shops.calls';
import { expect, test } from 'vitest';
import { documentKinds, hasDocuments, isRequired, nothingTyped, sentForm, typedFrom } from './apply.view.ts';

const typed = {
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
    licence: '/files/00/1.webp',
    id_front: '/files/00/2.webp',
    id_back: '/files/00/3.webp',
    brand: '/files/00/4.webp',
  },
};

test('what is sent is what the market takes, with the documents of the type only', () => {
  const form = sentForm(typed);
  expect(ApplicationForm.safeParse(form).success).toBe(true);
  expect(form.documents.map(({ kind }) => kind)).toEqual(['licence', 'id_front', 'id_back']);
  expect(sentForm({ ...typed, type: 'personal' })).toMatchObject({ company: '' });
});

test('each type asks for its own documents', () => {
  expect(documentKinds('personal')).toEqual(['id_front', 'id_back', 'permit']);
  expect(isRequired('personal', 'permit')).toBe(false);
  expect(isRequired('flagship', 'brand')).toBe(true);
  expect(hasDocuments(typed)).toBe(true);
  expect(hasDocuments({ ...typed, documents: {} })).toBe(false);
});

test('a rejected application is mended from what it held, without what is masked', () => {
  const application = {
    name: '青禾',
    licence_no: '9144****KX3K',
    documents: [{ kind: 'licence', url: '/files/00/1.webp' }],
  } as unknown as ShopApplication;
  expect(typedFrom(application)).toMatchObject({
    name: '青禾',
    licence_no: '',
    password: '',
    documents: { licence: '/files/00/1.webp' },
  });
});
