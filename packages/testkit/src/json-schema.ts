/** A call's input as JSON Schema, for tests that are made from the contract. */
import type { Call } from '@chengji/contract';
import { z } from 'zod';

export type SchemaNode = {
  $ref?: string;
  $defs?: Record<string, SchemaNode>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  propertyNames?: SchemaNode;
  additionalProperties?: SchemaNode;
  items?: SchemaNode;
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
};

export const inputSchema = (call: Call): SchemaNode =>
  z.toJSONSchema(call.in, { io: 'input', unrepresentable: 'any' }) as SchemaNode;

export const listChoices = ({ anyOf = [], oneOf = [] }: SchemaNode): SchemaNode[] => [...anyOf, ...oneOf];

/** What a reference stands for; a schema that holds itself does so by a reference. */
export const resolve = (root: SchemaNode, { $ref = '' }: SchemaNode): SchemaNode | undefined =>
  root.$defs?.[$ref.replace('#/$defs/', '')];
