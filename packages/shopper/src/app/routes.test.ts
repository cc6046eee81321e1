import { describe, expect, test } from 'vitest';
import { pageParams } from '../kernel/router/page-params.ts';
import spec from './routes.spec.json' with { type: 'json' };
import { outsideSpec, routes } from './routes.ts';

/**
 * Pages the specification's table leaves open to visitors, guarded all the same: followed shops, which its section 6
 * sends a visitor away from, and pages that show and change what belongs to the person who is logged in, and would
 * have nothing to show to anyone else.
 */
const guardedBesides = [
  'pages/user/follow',
  'pages/user/portrait',
  'pages/user/setting/user',
  'pages/user/setting/security',
  'pages/user/setting/securityCenter',
];

const opened = spec.pages;
const table = Object.entries(routes).filter(([path]) => !outsideSpec.some((other) => other === path));

describe('the route table', () => {
  test('has exactly the pages of the specification', () => {
    const paths = [...opened.map(({ path }) => path), ...spec.system];
    expect(table.map(([path]) => path).sort()).toEqual(paths.sort());
  });

  test('guards the pages the specification guards, and five that are about the person alone', () => {
    const named = opened.filter((page) => 'auth' in page && page.auth).map(({ path }) => path);
    const guarded = [...named, ...guardedBesides];
    expect(
      table
        .filter(([, route]) => route.auth)
        .map(([path]) => path)
        .sort(),
    ).toEqual(guarded.sort());
  });

  test('has the five tabs of the specification, and the entry page as another address of the first', () => {
    const tabs = table.filter(([path, route]) => route.tab === path).map(([path]) => path);
    expect(tabs).toEqual(spec.tabs);
    expect(routes['pages/home'].tab).toBe(spec.tabs[0]);
  });

  test('takes the parameters the specification asks for', () => {
    for (const page of opened) {
      const known = Object.entries<string>(pageParams[page.path as keyof typeof pageParams]);
      const required = known.filter(([, kind]) => !kind.endsWith('?')).map(([name]) => name);
      for (const name of ('params' in page && page.params) || []) expect(required).toContain(name);
    }
  });
});
