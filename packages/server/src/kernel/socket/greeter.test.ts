import { describe, expect, it } from 'vitest';
import { Greeter } from './greeter.ts';

const toSteps = (many: number) => {
  const told: number[] = [];
  const greeter = new Greeter<number>((one) => told.push(one));
  for (let one = 0; one < many; one += 1) greeter.add(one);
  return { greeter, told };
};

describe('greeting sockets', () => {
  it('is done at once while they are few', () => {
    const { greeter, told } = toSteps(Greeter.atOnce);
    expect([told.length, greeter.waiting]).toEqual([Greeter.atOnce, 0]);
    greeter.stop();
  });

  it('is spread when they are many, in their order, each once', () => {
    const { greeter, told } = toSteps(500);
    const perStep = (Greeter.perSecond * Greeter.everyMs) / 1_000;
    expect(told).toHaveLength(Greeter.atOnce);
    greeter.fill();
    expect(told).toHaveLength(Greeter.atOnce + perStep);
    for (let step = 0; step < 400 / perStep; step += 1) greeter.fill();
    expect(told).toEqual(Array.from({ length: 500 }, (_, one) => one));
    greeter.stop();
  });

  it('passes over who is gone meanwhile', () => {
    const { greeter, told } = toSteps(Greeter.atOnce + 2);
    greeter.remove(Greeter.atOnce);
    greeter.fill();
    expect(told.at(-1)).toBe(Greeter.atOnce + 1);
    expect(told).toHaveLength(Greeter.atOnce + 1);
    greeter.stop();
  });
});
