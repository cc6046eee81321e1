import { expect, it } from 'vitest';
import { variablesIn } from './environment.ts';

it('finds the variables that the configuration reads', () => {
  const code =
    "const variables = {\n  PORT: { schema: port, default: '8080' },\n  S3_REGION: {\n    schema: region,\n  },\n};";
  expect(variablesIn(code)).toEqual(['PORT', 'S3_REGION']);
});
