/** An application for a shop as it is decided: what speaks for it, and what comes after it. */
import type { AppliedType, CallOut, DocumentKind } from '@chengji/contract';
import { applicationsCalls } from '@chengji/contract/shops/applications.calls';
import { defineList } from '../../design/lists/define-list.ts';
import { itemAtHand } from '../../design/queue/item-at-hand.ts';

export type Application = CallOut<'GET /platform/applications/details'>;
export type ApplicationRow = CallOut<'GET /platform/applications/list'>['rows'][number];

export const applicationStates = ['pending', 'rejected', 'approved'] as const;
export const appliedTypes = ['personal', 'enterprise', 'flagship'] as const;

export const applicationsList = defineList('GET /platform/applications/list', applicationsCalls, {
  tab: 'state',
  own: itemAtHand,
});

/** The documents a shop of each type cannot be without, and those that may come with them. */
export const documentsByType: Readonly<
  Record<AppliedType, { required: readonly DocumentKind[]; optional: readonly DocumentKind[] }>
> = {
  personal: { required: ['id_front', 'id_back'], optional: ['permit'] },
  enterprise: { required: ['licence', 'id_front', 'id_back'], optional: ['permit'] },
  flagship: { required: ['licence', 'id_front', 'id_back', 'brand'], optional: ['permit'] },
};

export type Check = { key: 'documents' | 'name' | 'account' | 'company'; isPassed: boolean };

/** What can be checked without a person; the documents themselves are checked by the operator. */
export function toChecks(application: Application): Check[] {
  const { type, documents, company, is_name_taken, is_account_taken } = application;
  const kinds = new Set(documents.map(({ kind }) => kind));
  return [
    { key: 'documents', isPassed: documentsByType[type].required.every((kind) => kinds.has(kind)) },
    { key: 'company', isPassed: type === 'personal' || company !== '' },
    { key: 'name', isPassed: !is_name_taken },
    { key: 'account', isPassed: !is_account_taken },
  ];
}
