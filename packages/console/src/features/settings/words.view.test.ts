import { describe, expect, test } from 'vitest';
import { addWords, findWords } from './words.view.ts';

describe('pasted words', () => {
  test('are taken one a line, trimmed, and each once however it is written', () => {
    expect(addWords(['枪支'], ' 假药 \r\n\nBuy now\nＢＵＹ ＮＯＷ\n枪 支\n', 10)).toEqual({
      words: ['枪支', '假药', 'Buy now'],
      added: 2,
      known: 2,
      unfit: [],
      over: 0,
    });
  });

  test('that are too long or have nothing to look for are named, and those over the limit counted', () => {
    const long = '长'.repeat(41);
    expect(addWords(['a'], `${long}\n***\nb\nc\nd`, 2)).toEqual({
      words: ['a', 'b'],
      added: 1,
      known: 0,
      unfit: [long, '***'],
      over: 2,
    });
  });
});

test('a word is found in the list by a part of it, in any case', () => {
  expect(findWords(['Scam', '假药', 'spam'], 'CA')).toEqual(['Scam']);
  expect(findWords(['Scam'], ' ')).toEqual(['Scam']);
});
