import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createBus, LocalBus } from './bus.ts';

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

it('says that it is not reachable, and loses a message without a fault', async () => {
  const environment = { LOG_LEVEL: 'silent', REDIS_URL: 'redis://127.0.0.1:1' };
  const config = readConfig(environment, { production: false });
  const bus = createBus(config, createLog(config));
  expect(bus.isShared).toBe(true);
  bus.publish('a', 1);
  await expect(bus.ping()).rejects.toThrow();
  await bus.close();
});
