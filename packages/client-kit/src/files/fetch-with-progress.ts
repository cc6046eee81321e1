import type { SentCall } from '../call-client.ts';

/** `fetch`, which no browser lets say how much of a body has gone, by the older request that does. */
export const fetchWithProgress = (url: string, init: SentCall): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', url);
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => init.onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const id = request.getResponseHeader('x-request-id');
      const headers = id ? { 'x-request-id': id } : undefined;
      resolve(new Response(request.responseText, { status: request.status, ...(headers && { headers }) }));
    };
    request.onerror = () => reject(new TypeError('no answer'));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    init.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body as XMLHttpRequestBodyInit);
  });
