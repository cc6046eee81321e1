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
  },
  en: {
    offline: 'The network cannot be reached',
    timeout: 'The request took too long',
    aborted: 'The request was cancelled',
    http: 'The server is busy. Try again in a moment.',
    refused: 'This was not done',
    broken: 'The page met an error',
  },
};

/** Why something failed, for the person: the market's own words when it has some. */
export function faultText(error: unknown): string {
  const words = causes[currentLanguage()];
  if (!(error instanceof CallError)) return words.broken;
  return error.message || words[error.kind];
}

/** The role lacks the right. A wrong signature answers 403 too, but never to this client. */
export const isLocked = (error: unknown): boolean => error instanceof CallError && error.status === 403;
