// @vitest-environment jsdom

import type { ChatHistory } from '@chengji/contract';
import { refuse } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aHistory, aMessage, teaPeer } from '../../../testing/chat-rows.ts';
import {
  arrive,
  closeApp,
  doesNotSee,
  field,
  front,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { chatCalls, openChat } from '../../../testing/open-chat.ts';

const { peer, history } = chatCalls;

afterEach(async () => {
  await closeApp();
  localStorage.clear();
});

describe('a shop that', () => {
  test('is away says what it says then', async () => {
    openChat({ [peer]: { ...teaPeer, away: '早上九点再来答复' } });
    await see('自动回复：早上九点再来答复');
    await see('非服务时间');
  });

  test('was blocked can be let write again', async () => {
    const market = openChat({
      [peer]: { ...teaPeer, blocked: true, can_write: false },
      'POST /wanlshop/chat/block': null,
    });
    await see('您已屏蔽该店铺，双方都不能发消息');
    market.answer({ [peer]: teaPeer });
    await press('解除屏蔽');
    await seeToast('已解除屏蔽');
    expect(market.asked('POST /wanlshop/chat/block')).toEqual([{ user_id: 5, blocked: false }]);
    await field('发消息…');
  });

  test('takes no messages leaves no place to write one', async () => {
    openChat({ [peer]: { ...teaPeer, can_write: false } });
    await see('暂时不能给该店铺发消息');
    expect(front().queryByLabelText('发消息…')).toBeNull();
  });

  test.each([
    [{ opened: 17, later: 17 }, 'type=chat&id=17'],
    [{ opened: null, later: 18 }, 'type=chat&id=18'],
    [{ opened: null, later: null }, 'type=shop&id=5'],
  ])('is complained of by what was said, or else as a shop: %j', async ({ opened, later }, about) => {
    const market = openChat({
      [peer]: { ...teaPeer, conversation_id: opened },
      'GET /wanlshop/complaint/target': refuse('complaints.target_unknown', '没有找到投诉对象'),
      'GET /wanlshop/complaint/reasons': { rows: [] },
    });
    await see('在的，请讲');
    market.answer({ [peer]: { ...teaPeer, conversation_id: later } });
    await press('更多操作');
    await press('投诉');
    await arrive(`/pages/user/complaint/complaint?${about}`);
  });

  test('is blocked, and its past cleared, once the person is sure', async () => {
    const market = openChat({ 'POST /wanlshop/chat/block': null, 'POST /wanlshop/chat/clear': null });
    await see('在的，请讲');
    await press('更多操作');
    await press('清空聊天记录');
    await press('确定');
    await waitFor(() => expect(doesNotSee('在的，请讲')).toBe(true));
    expect(market.asked('POST /wanlshop/chat/clear')).toEqual([{ id: 5 }]);
    await press('更多操作');
    await press('屏蔽店铺');
    await press('确定');
    await seeToast('已屏蔽');
  });

  test('has its conversation cleared for good, also while older messages are on their way', async () => {
    const older = Promise.withResolvers<ChatHistory>();
    const market = openChat({
      [history]: ({ before_id }) =>
        before_id === undefined ? aHistory([aMessage(9, '在的，请讲')], { more: true }) : older.promise,
      'POST /wanlshop/chat/clear': null,
    });
    await see('在的，请讲');
    await waitFor(() => expect(market.asked(history)).toHaveLength(2));
    await press('更多操作');
    await press('清空聊天记录');
    await press('确定');
    await seeToast('已清空');
    market.answer({ [history]: aHistory([]) });
    older.resolve(aHistory([aMessage(8, '很久以前')]));
    await see('说点什么，和商家打个招呼吧');
    expect(doesNotSee('很久以前')).toBe(true);
  });
});
