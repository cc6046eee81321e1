// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeLanguage } from '../../../kernel/language.ts';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { FirstStepsCard } from './FirstStepsCard.tsx';

beforeEach(() => changeLanguage('en'));
afterEach(async () => {
  await closePage();
  changeLanguage('zh');
});

type Channels = ('balance' | 'sandbox' | 'wechat')[];

/** A market as it is after `operator:add`; each press changes what it answers next. */
function anEmptyMarket(pay_channels: Channels = ['balance']) {
  const done = { categories: false, hidden: false };
  return {
    'GET /platform/first_steps/list': () => ({
      rows: done.hidden
        ? []
        : [
            { step: 'categories' as const, done: done.categories },
            { step: 'carriers' as const, done: true },
            { step: 'channels' as const, done: pay_channels.length > 1 },
          ],
      pay_channels,
    }),
    'POST /platform/categories/add_starter': () => {
      done.categories = true;
      return { added: 50 };
    },
    'POST /platform/first_steps/hide': () => {
      done.hidden = true;
      return null;
    },
  };
}

const step = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`no step ${name}`);
  return within(row);
};

describe('the first steps', () => {
  test('say which are done, and lead to the page of each', async () => {
    openPage(<FirstStepsCard />, { answers: anEmptyMarket() });
    expect(await screen.findByText('1 of 3 done')).toBeDefined();
    expect((await step('Carriers')).getByRole('img', { name: 'Done' })).toBeDefined();
    const categories = await step('Product categories');
    expect(categories.getByRole('img', { name: 'To do' })).toBeDefined();
    expect(categories.getByRole('link').getAttribute('href')).toBe('/platform/categories');
  });

  test('take ready-made categories over in one press', async () => {
    openPage(<FirstStepsCard />, { answers: anEmptyMarket() });
    fireEvent.click(await screen.findByRole('button', { name: 'Use ready-made categories' }));
    expect(await screen.findByText('2 of 3 done')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Use ready-made categories' })).toBeNull();
  });

  test.each<[Channels, string]>([
    [['balance'], 'Shoppers can only pay from their balance'],
    [['balance', 'sandbox'], 'Test payments only'],
    [['balance', 'wechat'], 'WeChat Pay is set up'],
  ])('say how shoppers can pay with %j', async (channels, hint) => {
    openPage(<FirstStepsCard />, { answers: anEmptyMarket(channels) });
    expect((await step('Payment methods')).getByText(hint, { exact: false })).toBeDefined();
  });

  test('are gone for good once hidden', async () => {
    openPage(<FirstStepsCard />, { answers: anEmptyMarket() });
    fireEvent.click(await screen.findByRole('button', { name: 'Don’t show again' }));
    await waitFor(() => expect(screen.queryByText('Product categories')).toBeNull());
  });
});
