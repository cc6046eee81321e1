import type { Page } from '@playwright/test';

/** Only a journey takes the network away, and calls may still fail by it a moment after it is back. */
const isWithoutNetwork = (text: string) => text.includes('net::ERR_INTERNET_DISCONNECTED');

/** What goes wrong on a page though nobody sees it: an error in the console, a request without a good answer. */
export function watchFaults(page: Page, report: (fault: string) => void): void {
  const note = (fault: string) => report(`${fault} (at ${new URL(page.url()).hash || page.url()})`);
  page.on('pageerror', (error) => note(error.stack || `${error.name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isWithoutNetwork(message.text())) note(message.text());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // a page that is left asks for nothing more: that is no fault
    if (reason !== 'net::ERR_ABORTED' && !isWithoutNetwork(reason)) note(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.url()}: ${response.status()}`);
  });
}
