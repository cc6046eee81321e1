import { CallError } from '@chengji/client-kit';
import { currentLanguage } from './language.ts';

/** Messages for failures to which the market gave no answer. */
const causes = {
  zh: {
    offline: '网络连接失败，请检查网络',
    timeout: '请求超时，请重试',
    aborted: '请求已取消',
    http: '服务器繁忙，请稍后再试',
    refused: '操作没有完成',
    broken: '页面遇到错误',
    noSuch: '内容不存在或已删除，请检查网址',
    file: '无法读取这个文件，请换一个文件',
    input: '填写的内容有误，请检查后再试',
  },
  en: {
    offline: 'Can’t connect. Check your network',
    timeout: 'The request timed out. Try again',
    aborted: 'The request was cancelled',
    http: 'The server is busy. Try again in a moment',
    refused: 'This couldn’t be completed',
    broken: 'Something went wrong on this page',
    noSuch: 'This no longer exists. Check the address',
    file: 'Couldn’t read this file. Try another one',
    input: 'Something you entered isn’t valid. Check it and try again',
  },
};

/** Why something failed, for the person: the market's own words when it has some. */
export function faultText(error: unknown): string {
  const words = causes[currentLanguage()];
  if (!(error instanceof CallError)) return words.broken;
  if (error.key === 'common.invalid_input') return words[unfit(error.field)];
  return error.message || words[error.kind];
}

/** An input that fits no call is named for programs; a person is told by what it came: an address, a file, a form. */
function unfit(field = ''): 'noSuch' | 'file' | 'input' {
  if (/(^|_)id$/.test(field)) return 'noSuch';
  return field === 'file' ? 'file' : 'input';
}

/** The role lacks the right. A wrong signature answers 403 too, but never to this client. */
export const isLocked = (error: unknown): boolean => error instanceof CallError && error.status === 403;
