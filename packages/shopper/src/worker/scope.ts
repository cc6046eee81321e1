/** What a service worker is given by the browser. The DOM's types, which the rest of the client needs, know nothing of it. */

export type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = WorkerEvent & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};

type WorkerEvents = { install: WorkerEvent; activate: WorkerEvent; fetch: FetchEvent; message: MessageEvent };

export type Scope = {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { includeUncontrolled: boolean }): Promise<{ postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
};

export const scope = globalThis as unknown as Scope;
