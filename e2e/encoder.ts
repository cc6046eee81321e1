/** An encoder that sends a live as OBS does: ffmpeg, small enough for a machine that does much else. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Without it nothing can be sent to a live; everything else of the market works. */
export const hasEncoder = spawnSync('ffmpeg', ['-version']).status === 0;

const picture = 'testsrc2=size=180x320:rate=10';
const tone = 'sine=frequency=440:sample_rate=44100';

export class Encoder {
  readonly #program: ChildProcess;

  private constructor(program: ChildProcess) {
    this.#program = program;
  }

  static send({ url, key }: { url: string; key: string }): Encoder {
    const input = (graph: string) => ['-re', '-f', 'lavfi', '-i', graph];
    const video = [
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-tune',
      'zerolatency',
      '-g',
      '10',
      '-pix_fmt',
      'yuv420p',
    ];
    const output = ['-c:a', 'aac', '-b:a', '32k', '-f', 'flv', `${url}/${key}`];
    const args = ['-v', 'error', ...input(picture), ...input(tone), ...video, ...output];
    return new Encoder(spawn('ffmpeg', args, { stdio: 'ignore' }));
  }

  async stop(): Promise<void> {
    if (this.#program.exitCode !== null || this.#program.signalCode !== null) return;
    const gone = once(this.#program, 'exit');
    this.#program.kill('SIGINT');
    await gone;
  }
}
