import { measureAssistant } from './measure-assistant.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

for (const set of ['questions', 'held-out'] as const) {
  for (const language of ['zh', 'en'] as const) {
    const { missed, ...figures } = await measureAssistant(set, language);
    print(
      `${set} ${language} ${JSON.stringify(figures)} ${((100 * figures.right) / figures.asked).toFixed(1)} % right`,
    );
    if (process.argv.includes('--missed')) print(missed.join('\n'));
  }
}
