/** What an applicant has typed, what is missing of it, and what is sent. */
import type { AppliedType, CallIn, DocumentKind, ShopApplication } from '@chengji/contract';
import { ApplicationForm } from '@chengji/contract/shops/applications.calls';
import { documentsByType } from '../applications.view.ts';

export const nothingTyped = {
  type: 'enterprise' as AppliedType,
  logo: '',
  name: '',
  name_en: '',
  city: '',
  city_en: '',
  business: '',
  company: '',
  licence_no: '',
  licence_ends_on: null as string | null,
  contact: '',
  account: '',
  password: '',
  intro: '',
  intro_en: '',
  documents: {} as Partial<Record<DocumentKind, string>>,
};
export type Typed = typeof nothingTyped;

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

export const sentForm = ({ documents, ...typed }: Typed): Sent => ({
  ...typed,
  company: typed.type === 'personal' ? '' : typed.company,
  licence_ends_on: typed.type === 'personal' ? null : typed.licence_ends_on,
  documents: documentKinds(typed.type).flatMap((kind) => {
    const name = documents[kind];
    return name ? [{ kind, name }] : [];
  }),
});
