/** The page where a person says as whom the market may know them. */

import { escapeHtml } from '@chengji/server/kernel/http/escape-html';
import { type PageLanguage, renderFrame } from '../payments/page.ts';
import type { WechatPerson } from './wechat.ts';

const texts = {
  zh: {
    name: '沙箱通讯应用',
    ask: '选择一个身份登录',
    hint: '商家将获得您的昵称',
    cancel: '拒绝',
    over: '该页面已失效',
    note: '这是演示环境，以下都是虚构的人物',
  },
  en: {
    name: 'Sandbox messenger',
    ask: 'Log in as',
    hint: 'The market will know your nickname',
    cancel: 'Refuse',
    over: 'This page is not good any more',
    note: 'This is a demo. These people are made up.',
  },
} as const;

export function renderConsent({
  language,
  people,
  query,
}: {
  language: PageLanguage;
  /** Nobody: the page was opened for an app or a way back that is not known. */
  people: readonly WechatPerson[];
  query: string;
}): string {
  const t = texts[language];
  const choice = (person: string, look: string, text: string) =>
    `<button class="${look}" name="person" value="${person}">${escapeHtml(text)}</button>`;
  const choices = people.map((person) => choice(person.key, 'primary', person[language])).join('');
  const form = `<form method="post" action="${escapeHtml(`?${query}`)}">${choices}${choice('', 'plain', t.cancel)}</form>`;
  const body =
    people.length > 0
      ? `<p class="state">${t.ask}</p><p class="hint">${t.hint}</p>${form}`
      : `<p class="state" role="status">${t.over}</p>`;
  return renderFrame({ language, title: t.name, note: t.note, query, body });
}
