import { expect, it } from 'vitest';
import { figureNames } from './figure-names.ts';
import { findFigure } from './figures.ts';

it('every figure is found', async () => {
  for (const emoji of Object.keys(figureNames))
    expect((await findFigure(emoji)).body.length).toBeGreaterThan(100);
});

it('what is not drawn has no figure', async () => {
  await expect(findFigure('橙')).rejects.toThrow('no figure of 橙');
});
