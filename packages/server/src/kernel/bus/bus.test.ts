import { setTimeout } from 'node:timers/promises';
import { getRedisSkipReason, startRedis } from '@chengji/testkit';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log/log.ts';
import { type Bus, createBus, LocalBus } from './bus.ts';

describe('the bus', () => {
  it('brings a message to everyone who listens to its topic, its sender included, and not before it returns', async () => {
    const bus = new LocalBus();
    const heard: string[] = [];
    bus.subscribe('a', (message) => heard.push(`first ${message}`));
    bus.subscribe('a', (message) => heard.push(`second ${message}`));
    bus.subscribe('b', (message) => heard.push(`other ${message}`));
    bus.publish('a', 1);
    expect(heard).toEqual([]);
    await setTimeout(0);
    expect(heard).toEqual(['first 1', 'second 1']);
  });

  it('is of this process alone unless there is a server for it', async () => {
    const config = readConfig({ LOG_LEVEL: 'silent' }, { production: false });
    const bus = createBus(config, createLog(config));
    expect(bus.isShared).toBe(false);
    await bus.ping();
    await bus.close();
  });

  it('says that it is not reachable, and brings a message to its own node alone', async () => {
    const environment = { LOG_LEVEL: 'silent', REDIS_URL: 'redis://127.0.0.1:1' };
    const config = readConfig(environment, { production: false });
    const bus = createBus(config, createLog(config));
    expect(bus.isShared).toBe(true);
    const heard = new Promise((resolve) => bus.subscribe('a', resolve));
    bus.publish('a', 1);
    expect(await heard).toBe(1);
    await expect(bus.ping()).rejects.toThrow();
    await bus.close();
  });
});

const missing = getRedisSkipReason();

describe.skipIf(missing)(`the bus between nodes${missing ? ` (${missing})` : ''}`, () => {
  const openBus = (url: string): Bus => {
    const config = readConfig({ LOG_LEVEL: 'silent', REDIS_URL: url }, { production: false });
    return createBus(config, createLog(config));
  };
  /** Until both hear each other. */
  const meet = async (one: Bus, other: Bus) => {
    const heard = new Set<Bus>();
    for (const bus of [one, other]) bus.subscribe('meet', () => heard.add(bus));
    for (const sender of [one, other]) {
      heard.clear();
      await vi.waitFor(() => {
        sender.publish('meet', null);
        return vi.waitFor(() => expect(heard.size).toBe(2), 200);
      }, 10_000);
    }
  };

  it('brings every message to every node, the sender’s included, in the order they were sent', async () => {
    const redis = await startRedis();
    const [one, two] = [openBus(redis.url), openBus(redis.url)];
    const heard: Record<string, number[]> = { one: [], two: [] };
    one.subscribe('n', (message) => heard.one?.push(message as number));
    two.subscribe('n', (message) => heard.two?.push(message as number));
    await meet(one, two);
    const sent = Array.from({ length: 100 }, (_, index) => index);
    for (const n of sent) one.publish('n', n);
    await vi.waitFor(() => expect(heard).toEqual({ one: sent, two: sent }), 5_000);
    await one.close();
    await two.close();
    await redis.stop();
  });

  it('brings text of any language and values of any shape as they are', async () => {
    const redis = await startRedis();
    const [one, two] = [openBus(redis.url), openBus(redis.url)];
    const heard: unknown[] = [];
    two.subscribe('any', (message) => heard.push(message));
    await meet(one, two);
    const messages = [{ title: '橙子 🍊', rooms: ['a', 'b'] }, null, 0, '', 'x'.repeat(200_000)];
    for (const message of messages) one.publish('any', message);
    await vi.waitFor(() => expect(heard).toEqual(messages), 5_000);
    await one.close();
    await two.close();
    await redis.stop();
  });

  it('works again when its server is back, and tells that messages may have been missed', async () => {
    const redis = await startRedis();
    const [one, two] = [openBus(redis.url), openBus(redis.url)];
    await meet(one, two);
    let missed = 0;
    two.onMissed(() => {
      missed += 1;
    });
    await redis.stop();
    await expect(one.ping()).rejects.toThrow();
    const again = await startRedis(Number(new URL(redis.url).port));
    await meet(one, two);
    await vi.waitFor(() => expect(missed).toBe(1));
    await one.ping();
    await one.close();
    await two.close();
    await again.stop();
  });
});
