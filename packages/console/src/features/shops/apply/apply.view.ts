/** What an applicant has typed, what is missing of it, and what is sent. */
import type { AppliedType, CallIn, DocumentKind, ShopApplication } from '@chengji/contract';
import { ApplicationForm } from '@chengji/contract/shops/applications.calls';
import { documentsByType } from '../applications.view.ts';

export type Typed = {
  type: AppliedType;
  logo: string;
  name: string;
  name_en: string;
  city: string;
  city_en: string;
  business: string;
  company: string;
  licence_no: string;
  contact: string;
  account: string;
  password: string;
  intro: string;
  intro_en: string;
  documents: Partial<Record<DocumentKind, string>>;
};

export const nothingTyped: Typed = {
  type: 'enterprise',
  logo: '',
  name: '',
  name_en: '',
  city: '',
  city_en: '',
  business: '',
  company: '',
  licence_no: '',
  contact: '',
  account: '',
  password: '',
  intro: '',
  intro_en: '',
  documents: {},
};

/** A rejected application, to be mended; what is masked or secret is typed again. */
export const typedFrom = (application: ShopApplication): Typed => ({
  ...nothingTyped,
  ...application,
  licence_no: '',
  password: '',
  documents: Object.fromEntries(application.documents.map(({ kind, name }) => [kind, name])),
});

export const documentKinds = (type: AppliedType): DocumentKind[] => [
  ...documentsByType[type].required,
  ...documentsByType[type].optional,
];

export const isRequired = (type: AppliedType, kind: DocumentKind): boolean =>
  documentsByType[type].required.includes(kind);

type Sent = CallIn<'POST /wanlshop/apply/save'>;

const hasDocuments = ({ type, documents }: Pick<Sent, 'type' | 'documents'>): boolean =>
  documentsByType[type].required.every((kind) => documents.some((document) => document.kind === kind));

/** What a type of shop asks for besides. */
export const applicationSchema = ApplicationForm.refine(
  ({ type, company }) => type === 'personal' || company.length >= 2,
  { path: ['company'] },
).refine(hasDocuments, { path: ['documents'] });

export function sentForm(typed: Typed): Sent {
  const { type, documents, company } = typed;
  return {
    type,
    logo: typed.logo,
    name: typed.name,
    name_en: typed.name_en,
    city: typed.city,
    city_en: typed.city_en,
    business: typed.business,
    company: type === 'personal' ? '' : company,
    licence_no: typed.licence_no,
    contact: typed.contact,
    account: typed.account,
    password: typed.password,
    intro: typed.intro,
    intro_en: typed.intro_en,
    documents: documentKinds(type).flatMap((kind) => {
      const name = documents[kind];
      return name ? [{ kind, name }] : [];
    }),
  };
}
