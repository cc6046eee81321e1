/** Whose connection it is, by its name: a node that was killed knows which encoders it has lost. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

export type NodeName = { prefix: string; newClient(): string };

export function nameNode(port: number): NodeName {
  const prefix = `${hostname()}:${port}/`;
  return { prefix, newClient: () => `${prefix}${randomUUID()}` };
}
