import { requiredDocuments } from '@chengji/contract/shops/applications.calls';
import { describe, expect, it } from 'vitest';
import { findApplicationError, missingDocuments } from './application.rules.ts';

const documents = (...kinds: Parameters<typeof missingDocuments>[0]['documents'][number]['kind'][]) =>
  kinds.map((kind) => ({ kind, name: kind }));

describe('an application', () => {
  it('asks of each type its own documents', () => {
    expect(missingDocuments({ type: 'personal', documents: documents('id_front') })).toEqual(['id_back']);
    expect(missingDocuments({ type: 'flagship', documents: documents('licence') })).toEqual([
      'id_front',
      'id_back',
      'brand',
    ]);
    for (const type of ['personal', 'enterprise', 'flagship'] as const) {
      expect(missingDocuments({ type, documents: documents(...requiredDocuments[type]) })).toEqual([]);
    }
  });

  it('asks a company for its name, and nobody else', () => {
    const whole = documents('licence', 'id_front', 'id_back', 'brand');
    expect(findApplicationError({ type: 'enterprise', company: '', documents: whole })?.field).toBe(
      'company',
    );
    expect(findApplicationError({ type: 'personal', company: '', documents: whole })).toBeNull();
    expect(findApplicationError({ type: 'personal', company: '', documents: [] })?.key).toBe(
      'shops.document_missing',
    );
  });
});
