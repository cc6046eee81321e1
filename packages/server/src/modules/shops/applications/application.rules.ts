/** What an application must hold before anyone looks at it. */
import type { CallChecked, DocumentKind, RefusalKey } from '@chengji/contract';
import { requiredDocuments } from '@chengji/contract/shops/applications.calls';

type Form = Pick<CallChecked<'POST /wanlshop/apply/save'>, 'type' | 'company' | 'documents'>;
type ValidationError = { key: RefusalKey; field: string };

export const missingDocuments = ({ type, documents }: Pick<Form, 'type' | 'documents'>): DocumentKind[] =>
  requiredDocuments[type].filter((kind) => !documents.some((document) => document.kind === kind));

export function findApplicationError(form: Form): ValidationError | null {
  if (form.type !== 'personal' && form.company === '') {
    return { key: 'shops.company_missing', field: 'company' };
  }
  if (missingDocuments(form).length > 0) return { key: 'shops.document_missing', field: 'documents' };
  return null;
}
