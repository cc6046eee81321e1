/** Reads what a model streams: server-sent events, each with a piece of the text, until `[DONE]`. */
import { z } from 'zod';
import { ModelUnanswered } from './model-unanswered.ts';

const Piece = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })),
});

/** Nobody is shown more than this. */
const mostCharacters = 4_000;

export async function readStream(body: ReadableStream<Uint8Array>): Promise<string> {
  let text = '';
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const data = line.slice('data:'.length).trim();
      if (data === '[DONE]') return text;
      text += readPiece(data);
      if (text.length > mostCharacters) throw new ModelUnanswered('the model does not end');
    }
  }
  throw new ModelUnanswered('the model broke off');
}

function readPiece(data: string): string {
  try {
    return Piece.parse(JSON.parse(data))
      .choices.map(({ delta }) => delta?.content ?? '')
      .join('');
  } catch (error) {
    throw new ModelUnanswered('the model answered something else', { cause: error });
  }
}
