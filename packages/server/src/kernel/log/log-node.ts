import type { Logger } from './log.ts';

/** What Node would write in words of its own, its warnings and errors that nobody caught, are lines of the log too. */
export function logNode(log: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'a warning of Node'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody caught ends the process');
    process.exit(1);
  });
}
