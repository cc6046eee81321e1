/** A stand-in for a language model: chat completions over HTTP, streamed as server-sent events. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ModelRequest = {
  authorization: string | undefined;
  model: string;
  stream: boolean;
  messages: { role: string; content: string }[];
};

/** What it does with the next requests. */
export type ModelMood =
  | { says: string }
  /** An answer that is not one of the protocol's. */
  | { sends: string }
  | { refuses: number }
  /** It takes the request and never ends. */
  | { hangs: true };

export type StandInModel = {
  url: string;
  requests: ModelRequest[];
  behave(mood: ModelMood): void;
  stop(): Promise<void>;
};

const pieceLength = 7;

const toEvent = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

export async function startLanguageModel(): Promise<StandInModel> {
  let mood: ModelMood = { says: '' };
  const requests: ModelRequest[] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      response.writeHead(404).end();
      return;
    }
    const { model, stream, messages } = JSON.parse(body) as ModelRequest;
    requests.push({ authorization: request.headers.authorization, model, stream, messages });
    if ('hangs' in mood) return;
    if ('refuses' in mood) {
      response.writeHead(mood.refuses).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if ('sends' in mood) {
      response.end(mood.sends);
      return;
    }
    for (let at = 0; at < mood.says.length; at += pieceLength)
      response.write(toEvent(mood.says.slice(at, at + pieceLength)));
    response.end('data: [DONE]\n\n');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (next) => {
      mood = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
