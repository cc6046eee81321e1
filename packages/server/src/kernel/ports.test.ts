import { expect, it } from 'vitest';
import { Port, Ports } from './ports.ts';

type Greet = { kind: 'morning' | 'evening'; text: string };
const greetPort = new Port<Greet>('greetings');

it('a port has those who answer at it, in their order, and of one kind the last', () => {
  const ports = new Ports();
  const morning: Greet = { kind: 'morning', text: 'good morning' };
  const later: Greet = { kind: 'morning', text: 'good day' };
  ports.provide(greetPort, morning);
  ports.provide(greetPort, later);
  expect(ports.list(greetPort)).toEqual([morning, later]);
  expect(ports.get(greetPort)).toBe(later);
  expect(ports.getOfKind(greetPort, 'morning')).toBe(later);
  expect(ports.findOfKind(greetPort, 'evening')).toBeUndefined();
});

it('a port nobody answers at has nothing, and says its name where an answer is needed', () => {
  const ports = new Ports();
  expect(ports.list(greetPort)).toEqual([]);
  expect(ports.find(greetPort)).toBeUndefined();
  expect(() => ports.get(greetPort)).toThrow('no module provides greetings');
  expect(() => ports.getOfKind(greetPort, 'evening')).toThrow('no module provides greetings of evening');
});
