// @vitest-environment jsdom
import '@chengji/testkit/screens';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Heart } from 'lucide-react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage } from '../kernel/language.ts';
import { bindRouter } from '../kernel/router/navigation.ts';
import { createRouter } from '../kernel/router/router.ts';
import { getTopEntry } from '../kernel/router/stack.ts';
import { toast } from '../kernel/toast.ts';
import { Stars } from './commerce/Stars.tsx';
import { Badge } from './feedback/Badge.tsx';
import { Sheet } from './feedback/Sheet.tsx';
import { ToastHost } from './feedback/ToastHost.tsx';
import { Check } from './inputs/Check.tsx';
import { Chip } from './inputs/Chip.tsx';
import { DigitsField } from './inputs/DigitsField.tsx';
import { IconButton } from './inputs/IconButton.tsx';
import { RadioGroup } from './inputs/RadioGroup.tsx';
import { SearchBar } from './inputs/SearchBar.tsx';
import { Switch } from './inputs/Switch.tsx';
import { TextArea } from './inputs/TextArea.tsx';
import { Link } from './navigation/Link.tsx';
import { Segmented } from './navigation/Segmented.tsx';
import { StatePill, type StateTone } from './progress/StatePill.tsx';
import { Steps } from './progress/Steps.tsx';

let stop = () => {};
let opened = () => '';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  window.history.pushState(null, '', '#/');
  const none = () => false;
  const router = createRouter({ isTab: none, needsLogin: none, isLogin: none, isLoggedIn: none }, window);
  stop = router.start();
  bindRouter(router);
  opened = () => getTopEntry(router.store.getState())?.path ?? '';
});
afterEach(() => {
  stop();
  cleanup();
  changeLanguage('zh');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a choice', () => {
  const two = [
    { key: 'a', label: '甲' },
    { key: 'b', label: '乙' },
  ] as const;

  test('of one of several takes none that is disabled', () => {
    const onChange = vi.fn();
    const options = [...two, { key: 'c' as const, label: '丙', disabled: true }];
    render(<RadioGroup label="渠道" options={options} on="a" onChange={onChange} />);
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect([radio('甲').checked, radio('丙').disabled]).toEqual([true, true]);
    fireEvent.click(radio('乙'));
    expect(onChange.mock.calls).toEqual([['b']]);
  });

  test('of two peers moves with the arrow keys, and is one stop of the tab key', () => {
    const onChange = vi.fn();
    render(<Segmented label="性别" tabs={two} on="a" onChange={onChange} />);
    const tab = (name: string) => screen.getByRole('tab', { name });
    expect([tab('甲').tabIndex, tab('乙').tabIndex]).toEqual([0, -1]);
    fireEvent.keyDown(tab('乙'), { key: 'ArrowLeft' });
    fireEvent.keyDown(tab('乙'), { key: 'ArrowRight' });
    fireEvent.keyDown(tab('甲'), { key: 'Enter' });
    expect(onChange.mock.calls).toEqual([['a']]);
  });

  test('is announced to screen readers: on, pressed, ticked', () => {
    const turn = vi.fn();
    render(<Switch label="默认" on={false} onChange={turn} />);
    expect(screen.getByRole('switch', { name: '默认' }).getAttribute('aria-checked')).toBe('false');
    fireEvent.click(screen.getByRole('switch'));
    render(
      <Chip on onPress={turn}>
        红色
      </Chip>,
    );
    expect(button('红色').getAttribute('aria-pressed')).toBe('true');
    render(<Check label="全选" checked onChange={turn} />);
    fireEvent.click(screen.getByRole('checkbox', { name: '全选' }));
    expect(turn.mock.calls).toEqual([[true], [false]]);
  });
});

describe('typing', () => {
  test('into boxes of digits takes digits alone, as many as there are boxes', () => {
    const onChange = vi.fn();
    render(<DigitsField label="验证码" length={6} value="12" error="验证码错误" onChange={onChange} />);
    const input = screen.getByLabelText<HTMLInputElement>('验证码');
    fireEvent.change(input, { target: { value: ' 12-34 56 789' } });
    expect(onChange).toHaveBeenCalledWith('123456');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.autocomplete).toBe('one-time-code');
  });

  test('a password shows dots only', () => {
    const { container } = render(
      <DigitsField hidden label="支付密码" length={6} value="246" error="" onChange={() => {}} />,
    );
    expect(screen.getByLabelText<HTMLInputElement>('支付密码').type).toBe('password');
    expect(container.textContent).toBe('支付密码•••');
  });

  test('into a search field searches for the text as it is, and clears it at once', () => {
    const [onSearch, onChange] = [vi.fn(), vi.fn()];
    render(<SearchBar value="茶" placeholder="搜索商品" onChange={onChange} onSearch={onSearch} />);
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.click(button('清空'));
    expect([onSearch.mock.calls, onChange.mock.calls]).toEqual([[['茶']], [['']]]);
  });

  test('into a text of several lines counts the characters, and announces its error', () => {
    render(
      <TextArea label="评价" value="茶香" onChange={() => {}} count={2} maxLength={500} error="太短了" />,
    );
    expect(screen.getByText('2/500')).toBeTruthy();
    const described = screen.getByLabelText('评价').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('太短了');
  });
});

test('a state is said in words, on the ground of its meaning', () => {
  const tones: StateTone[] = ['waits', 'acts', 'info', 'done', 'refused', 'over'];
  for (const tone of tones) render(<StatePill tone={tone}>{`状态 ${tone}`}</StatePill>);
  expect(tones.map((tone) => screen.getByText(`状态 ${tone}`).dataset.tone)).toEqual(tones);
});

describe('a number', () => {
  test('of zero is not drawn, and above 99 it is 99+', () => {
    const { container, rerender } = render(<Badge count={0} />);
    expect(container.innerHTML).toBe('');
    rerender(<Badge count={100} />);
    expect(container.textContent).toBe('99+');
    rerender(<Badge count={100} dot />);
    expect(container.textContent).toBe('');
  });

  test('on an icon is part of its accessible name', () => {
    render(<IconButton icon={Heart} label="收藏" badge={120} onPress={() => {}} />);
    expect(button('收藏 99+')).toBeTruthy();
  });

  test('of stars is announced in the chosen language', async () => {
    changeLanguage('en');
    render(<Stars score={4.6} />);
    expect(await screen.findByRole('img', { name: '4.6 stars' })).toBeTruthy();
  });
});

describe('a link', () => {
  test('has a true address and opens inside, unless another window is asked for', () => {
    render(
      <Link to="pages/product/goods" params={{ id: 3 }}>
        龙井
      </Link>,
    );
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: '龙井' });
    expect(link.getAttribute('href')).toBe('#/pages/product/goods?id=3');
    let isLeftToBrowser = false;
    const follow = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', follow, { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect([isLeftToBrowser, opened()]).toEqual([true, 'pages/home']);
    expect(fireEvent.click(link)).toBe(false);
    expect(opened()).toBe('pages/product/goods');
  });
});

describe('a sheet', () => {
  const open = (onClose: () => void) =>
    render(
      <Sheet open title="选择规格" onClose={onClose} foot={<button type="button">确定</button>}>
        <p>规格</p>
      </Sheet>,
    );

  test('is closed by its cross, by Escape and by a press beside it, not by one inside', () => {
    const onClose = vi.fn();
    open(onClose);
    const dialog = screen.getByRole('dialog', { hidden: true });
    fireEvent.click(within(dialog).getByText('规格'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByLabelText('关闭'));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  test('names itself, and is not there while it is shut', () => {
    const { rerender } = open(() => {});
    expect(screen.getByRole('dialog', { hidden: true }).getAttribute('aria-label')).toBe('选择规格');
    rerender(
      <Sheet open={false} title="选择规格" onClose={() => {}}>
        规格
      </Sheet>,
    );
    expect(screen.queryByText('规格')).toBeNull();
  });
});

test('the step under way is the current one', () => {
  render(<Steps steps={['提交', '付款', '收货']} current={1} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('a toast is announced when it appears, and gone after three seconds', () => {
  vi.useFakeTimers();
  render(<ToastHost />);
  act(() => toast('已保存', 'done'));
  expect(document.querySelector('[popover]')?.textContent).toBe('已保存');
  act(() => void vi.advanceTimersByTime(3_000));
  expect(document.querySelector('[popover]')?.textContent).toBe('');
});

test('a message lies above a sheet that is opened after it', async () => {
  const layers: string[] = [];
  HTMLElement.prototype.showPopover = () => void layers.push('message');
  HTMLDialogElement.prototype.showModal = () => void layers.push('sheet');
  const host = render(<ToastHost />);
  act(() => toast('稍后再试', 'fault'));
  render(
    <Sheet open title="原因" onClose={() => {}}>
      <i />
    </Sheet>,
  );
  await act(async () => {});
  expect(layers).toEqual(['message', 'sheet', 'message']);
  host.unmount();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});
