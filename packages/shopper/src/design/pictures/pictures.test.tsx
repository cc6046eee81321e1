// @vitest-environment jsdom

import { fakeMarket, refuse } from '@chengji/testkit/fake-market';
import '@chengji/testkit/screens';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useToast } from '../../kernel/toast.ts';
import { tea } from '../../testing/rows.ts';
import { GoodsCard } from '../commerce/GoodsCard.tsx';
import { ImagePicker } from '../inputs/ImagePicker.tsx';
import { Waterfall } from '../lists/Waterfall.tsx';
import { Avatar } from './avatars/Avatar.tsx';
import { Carousel } from './Carousel.tsx';
import { Photo } from './Photo.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let urls: string[] = [];

function Picker({ most }: { most: number }) {
  const [chosen, setChosen] = useState<string[]>([]);
  urls = chosen;
  return <ImagePicker urls={chosen} most={most} onChange={setChosen} />;
}

describe('a picture', () => {
  test('is requested in the width it is drawn, and its space stays when it fails to load', () => {
    const { container } = render(<Photo url="/files/tea.webp" width={90} ratio="4:5" alt="龙井" />);
    const picture = screen.getByAltText('龙井');
    expect(picture.getAttribute('srcset')).toBe(
      '/files/tea.webp?w=96 1x, /files/tea.webp?w=192 2x, /files/tea.webp?w=288 3x',
    );
    fireEvent.error(picture);
    expect(screen.queryByAltText('龙井')).toBeNull();
    expect((container.firstElementChild as HTMLElement).style.aspectRatio).toBe('4 / 5');
  });

  test('of a person that fails to load gives way to a drawing', () => {
    const { container } = render(<Avatar url="/files/lin.webp" name="林小满" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect([container.querySelector('img'), container.querySelector('svg') !== null]).toEqual([null, true]);
  });

  test('of goods repeats nothing, and shows first that they are sold out', () => {
    render(<GoodsCard goods={{ ...tea, in_stock: false, tags: ['满减', '包邮', '赠品', '新品'] }} />);
    const card = screen.getByRole('link');
    expect(card.querySelector('img')?.alt).toBe('');
    expect(card.textContent).toBe('明前龙井已售罄满减包邮赠品¥129¥169已售 1.2k');
  });

  test('of a feed stays in place when more come', () => {
    const rows = [1, 2, 3, 4].map((id) => ({ ...tea, id, title: `茶 ${id}` }));
    const titles = () => screen.getAllByRole('heading').map((title) => title.textContent);
    const { rerender } = render(<Waterfall goods={rows.slice(0, 2)} />);
    expect(titles()).toEqual(['茶 1', '茶 2']);
    rerender(<Waterfall goods={rows} />);
    expect(titles()).toEqual(['茶 1', '茶 3', '茶 2', '茶 4']);
  });
});

describe('pictures to choose', () => {
  const upload = 'POST /wanlshop/common/upload';
  const file = (name: string) => new File(['x'], name, { type: 'image/webp' });
  const uploaded = (n: number) => ({ url: `/files/${n}.webp`, fullurl: '', width: 1, height: 1 });
  const choose = (...names: string[]) =>
    fireEvent.change(screen.getByLabelText('添加图片'), { target: { files: names.map(file) } });

  beforeEach(() => {
    useToast.setState({ toast: null });
    let made = 0;
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, {
        createObjectURL: () => `blob:${made++}`,
        revokeObjectURL: () => {},
      }),
    );
  });

  test('are uploaded as they are chosen, and can be taken out again', async () => {
    let n = 0;
    fakeMarket({ [upload]: () => uploaded(++n) });
    render(<Picker most={3} />);
    choose('a.webp', 'b.webp');
    expect(screen.getAllByRole('status', { name: '上传中' })).toHaveLength(2);
    await waitFor(() => expect(urls).toEqual(['/files/1.webp', '/files/2.webp']));
    expect(useToast.getState().toast?.text).toBe('图片上传成功');
    fireEvent.click(screen.getAllByLabelText('删除图片')[0] as HTMLElement);
    expect(urls).toEqual(['/files/2.webp']);
  });

  test('are never more than there may be, also when more are chosen while some are on their way', async () => {
    let n = 0;
    fakeMarket({ [upload]: () => uploaded(++n) });
    render(<Picker most={3} />);
    choose('a.webp', 'b.webp');
    choose('c.webp', 'd.webp');
    expect(screen.queryByLabelText('添加图片')).toBeNull();
    await waitFor(() => expect(urls).toHaveLength(3));
    expect(screen.queryAllByRole('status')).toEqual([]);
    expect(n).toBe(3);
  });

  test('that are refused are reported and leave their slot free', async () => {
    fakeMarket({ [upload]: refuse('content.picture_too_large', '图片不能超过 10 MB') });
    render(<Picker most={1} />);
    choose('a.webp');
    await waitFor(() => expect(useToast.getState().toast?.text).toBe('图片不能超过 10 MB'));
    await waitFor(() => expect(screen.getByLabelText('添加图片')).toBeTruthy());
    expect(urls).toEqual([]);
  });
});

describe('slides', () => {
  const slides = (
    <Carousel items={['一', '二']} getKey={(item) => item} label="广告" intervalMs={1_000}>
      {(item) => <p>{item}</p>}
    </Carousel>
  );
  const moves = () => {
    const row = screen.getByLabelText('广告');
    const scrollTo = vi.fn();
    row.scrollTo = scrollTo;
    Object.defineProperty(row, 'clientWidth', { value: 390 });
    return { row, scrollTo };
  };

  test('move on by themselves, but not under a finger', () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    render(slides);
    const { row, scrollTo } = moves();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(scrollTo).toHaveBeenCalledWith({ left: 390, behavior: 'smooth' });
    fireEvent.touchStart(row);
    act(() => void vi.advanceTimersByTime(3_000));
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  test('stand still with reduced motion', () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    render(slides);
    const { scrollTo } = moves();
    act(() => void vi.advanceTimersByTime(5_000));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
