import { describe, expect, it } from 'vitest';
import { ModelUnanswered } from './model-unanswered.ts';
import { readStream } from './read-stream.ts';

const toBytes = (text: string) => new TextEncoder().encode(text);
const createStream = (...chunks: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? toBytes(chunk) : chunk);
      controller.close();
    },
  });
const piece = (content: string | null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const done = 'data: [DONE]\n\n';

describe('what a model streams', () => {
  it('is the pieces of its text, one behind the other', async () =>
    expect(await readStream(createStream(piece('二十四'), piece('小时[1]。'), done))).toBe(
      '二十四小时[1]。',
    ));

  it('is the same also where the network cuts it, as in the middle of a character', async () => {
    const bytes = toBytes(`${piece('二十四')}${piece('小时')}${done}`);
    const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(await readStream(createStream(...single))).toBe('二十四小时');
  });

  it('may end its lines as Windows does', async () =>
    expect(await readStream(createStream((piece('一') + done).replaceAll('\n', '\r\n')))).toBe('一'));

  it('passes over comments, names of events and pieces without text', async () => {
    const others =
      ': keep alive\n\nevent: delta\nid: 7\n\ndata: {"choices":[]}\n\ndata: {"choices":[{}]}\n\n';
    expect(await readStream(createStream(others, piece(null), piece('一'), done))).toBe('一');
  });

  it('is not read beyond its end', async () =>
    expect(await readStream(createStream(piece('一'), done, 'data: nonsense\n\n'))).toBe('一'));

  it('that says nothing is an empty text', async () => expect(await readStream(createStream(done))).toBe(''));

  it.each([
    ['ends without saying so', [piece('一')]],
    ['is empty', []],
    ['breaks off in a line', [piece('一'), 'data: {"choi']],
    ['is no JSON', ['data: hello\n\n', done]],
    ['is JSON of another kind', ['data: {"error":"busy"}\n\n', done]],
    ['is a page of HTML', ['<html><body>502</body></html>\n']],
    ['goes on and on', [...Array.from({ length: 5 }, () => piece('啊'.repeat(1_000))), done]],
  ])('is no answer when it %s', async (_, chunks) => {
    await expect(readStream(createStream(...chunks))).rejects.toBeInstanceOf(ModelUnanswered);
  });

  it('may be four thousand characters long', async () => {
    const longest = '啊'.repeat(4_000);
    expect(await readStream(createStream(piece(longest), done))).toBe(longest);
  });
});
