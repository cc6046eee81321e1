import { measureAssistant } from './measure-assistant.ts';

const least = Number(process.argv[2] ?? 50) / 100;
for (const language of ['zh', 'en'] as const) {
  const { missed, ...figures } = await measureAssistant(language, least);
  console.log(language, figures, `${((100 * figures.right) / figures.asked).toFixed(1)} % right`);
  console.log(missed.join('\n'));
}
