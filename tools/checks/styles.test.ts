import { describe, expect, it } from 'vitest';
import { judgeStyles } from './styles.ts';

const folder = 'packages/console/src/design';
const base = { path: `${folder}/theme/base.css`, text: '.row { gap: 8px }' };
const sheet = {
  path: `${folder}/note.module.css`,
  text: '.note { color: red }\n.note :global(.lucide) { top: 0 }',
};
const codeWith = (what: string) => ({
  path: `${folder}/Note.tsx`,
  text: `import styles from './note.module.css';\n${what}`,
});
const note = codeWith('<p className={styles.note} />');

describe('style sheets', () => {
  it('are fine where code and sheet know the same classes', () => {
    expect(judgeStyles([base, sheet, note])).toEqual([]);
  });

  it('hold every class that code names', () => {
    expect(
      judgeStyles([base, sheet, codeWith('<p className={styles.note} /><b className={styles.mark} />')]),
    ).toEqual([`${folder}/Note.tsx: there is no class mark in ${folder}/note.module.css`]);
  });

  it('hold no class that nobody uses', () => {
    expect(judgeStyles([base, sheet, codeWith('')])).toEqual([
      `${folder}/note.module.css: nobody uses the class note`,
    ]);
  });

  it('may be used by a value', () => {
    expect(judgeStyles([base, sheet, codeWith('<p className={styles[tone]} />')])).toEqual([]);
  });

  it('name another sheet’s class by importing it', () => {
    const page = (text: string) => [
      { path: `${folder}/page.module.css`, text },
      { path: `${folder}/Page.tsx`, text: "import styles from './page.module.css';\nstyles.page" },
    ];
    const right = page('@value note from "./note.module.css";\n.page .note { margin: 0 }');
    expect(judgeStyles([base, sheet, note, ...right])).toEqual([]);
    expect(judgeStyles([base, sheet, note, ...page('.page :global(.note) { margin: 0 }')])).toEqual([
      `${folder}/page.module.css: note is no class of a library or of the base sheet`,
    ]);
    const wrong = page('@value mark from "./note.module.css";\n.page .mark { margin: 0 }');
    expect(judgeStyles([base, sheet, note, ...wrong])).toEqual([
      `${folder}/page.module.css: there is no class mark in ${folder}/note.module.css`,
    ]);
  });

  it('are modules, but for the base of the app', () => {
    expect(judgeStyles([base, { path: `${folder}/note.css`, text: '.note { color: red }' }])).toEqual([
      `${folder}/note.css: the style sheet of a component is a CSS module`,
    ]);
  });

  it('hold each class that is written out', () => {
    const written = (name: string) => codeWith(`<p className={\`${name} \${styles.note}\`} />`);
    expect(judgeStyles([base, sheet, written('row')])).toEqual([]);
    expect(judgeStyles([base, sheet, written('rows')])).toEqual([
      `${folder}/Note.tsx: the class rows is in no sheet that holds for the whole app`,
    ]);
  });
});
