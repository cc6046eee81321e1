// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Price } from '../commerce/Price.tsx';
import { Rating } from '../commerce/Rating.tsx';
import { Tabs } from '../navigation/Tabs.tsx';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { Stepper } from './Stepper.tsx';

Element.prototype.scrollTo = () => {};
afterEach(cleanup);

const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

describe('a stepper', () => {
  test('does not go below one', () => {
    render(<Stepper value={1} onChange={() => {}} />);
    expect([isOff('减少'), isOff('增加')]).toEqual([true, false]);
  });

  test('does not go above the maximum', () => {
    const onChange = vi.fn();
    render(<Stepper value={8} max={9} onChange={onChange} />);
    fireEvent.click(screen.getByRole('button', { name: '增加' }));
    expect(onChange).toHaveBeenCalledWith(9);
    cleanup();
    render(<Stepper value={9} max={9} onChange={onChange} />);
    expect(isOff('增加')).toBe(true);
  });

  test('takes a typed number once it is left, within its bounds', () => {
    const onChange = vi.fn();
    render(<Stepper typed value={2} max={9} onChange={onChange} />);
    const input = screen.getByRole('textbox', { name: '数量' });
    for (const [typed, taken] of [
      ['7', 7],
      ['12', 9],
      ['0', 1],
      ['', 1],
      ['3x', 3],
    ] as const) {
      fireEvent.change(input, { target: { value: typed } });
      expect(onChange).not.toHaveBeenCalled();
      fireEvent.blur(input);
      expect(onChange).toHaveBeenCalledWith(taken);
      onChange.mockClear();
    }
  });
});

describe('a field', () => {
  test('announces its error to screen readers', () => {
    render(<Field label="手机号" error="请输入正确的手机号" />);
    const input = screen.getByLabelText('手机号');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '请输入正确的手机号',
    );
  });

  test('shows a password only on request', () => {
    render(<Field label="密码" type="password" />);
    const input = screen.getByLabelText<HTMLInputElement>('密码');
    expect(input.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: '显示密码' }));
    expect(input.type).toBe('text');
  });
});

test('a busy button takes no press and shows the same label', () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      提交订单
    </Button>,
  );
  fireEvent.click(screen.getByRole('button', { name: '提交订单' }));
  expect(onClick).not.toHaveBeenCalled();
});

test('a button never sends a form unless it says so', () => {
  render(<Button>取消</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});

test('a price is one text to screen readers', () => {
  const { container } = render(<Price money="1369.90" />);
  expect(container.textContent).toBe('¥1,369.9');
});

test('a score is given by choosing a star', () => {
  const onChange = vi.fn();
  render(<Rating label="描述相符" score={3} onChange={onChange} />);
  fireEvent.click(screen.getByRole('radio', { name: '5 星' }));
  expect(onChange).toHaveBeenCalledWith(5);
});

test('arrow keys move along the tabs', () => {
  const onChange = vi.fn();
  const tabs = [
    { key: 'all', label: '全部' },
    { key: 'pay', label: '待付款' },
  ] as const;
  render(<Tabs label="订单" tabs={tabs} on="all" onChange={onChange} />);
  fireEvent.keyDown(screen.getByRole('tab', { name: '全部' }), { key: 'ArrowRight' });
  expect(onChange).toHaveBeenCalledWith('pay');
});
