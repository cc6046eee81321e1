import { type Call, type CallName, calls } from '@chengji/contract';
import { storeArticleViews } from '@chengji/server/modules/content/index';
import { openSession } from '@chengji/server/modules/identity/index';
import { checkLedger } from '@chengji/server/modules/ledger/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Market, startMarket, withoutPlacingLimits } from '../market.ts';
import { aFixture, type Fixture, ownedCalls } from '../owned-calls/owned-calls.ts';
import { type OwnDatabase, openOwnDatabase } from '../postgres/own-database.ts';
import { bufferedTables, openSnapshot, type Snapshot } from '../postgres/snapshot.ts';
import { openSmsInbox } from '../services/sms-inbox.ts';
import { type Attempt, asRawAttempt, attemptsAt } from './attempts.ts';
import {
  isTaken,
  listProblems,
  listProblemsOfCheck,
  takeOneOfEachKind,
  takeOneOfEachReading,
} from './judge.ts';
import { badUploads } from './uploads.ts';
import { type Answered, type Sent, send } from './wire.ts';

type Language = 'zh' | 'en';

const leastAttempts = 200;
const atOnce = 4;
/** Sessions are this suite's own. */
const ofOthers = ['sessions', ...bufferedTables];
/** That a guess was wrong outlives its refusal, on purpose. */
const outlivingRefusals = [...ofOthers, 'tries', 'sms_codes'];

const makeOwn = ownedCalls as Partial<
  Record<CallName, (fixture: Fixture) => Promise<Record<string, unknown>>>
>;

/**
 * Tries each of the chosen calls with all that is wrong in it, piece by piece: what the contract takes is taken, the
 * rest refused by its name, and nothing written. Of what is refused on the same grounds, or comes to the same for the
 * verb, one is sent. All that is wrong is also given to the check that every call stands behind: a request costs thirty
 * times as much, and can tell no more.
 */
export function refuseBadInput(isChosen: (name: CallName) => boolean): void {
  let market: Market;
  let database: OwnDatabase;
  let snapshot: Snapshot;
  beforeAll(async () => {
    database = await openOwnDatabase();
    market = await startMarket({
      databaseUrl: database.url,
      environment: { DEMO: '1', RATE_LIMIT: '0' },
      settings: withoutPlacingLimits,
    });
    openSmsInbox(market);
    snapshot = await openSnapshot(market);
  });
  afterAll(async () => {
    await snapshot.close();
    await market.stop();
    await database.close();
  });

  let readers: Fixture | undefined;
  /** What nobody owns is read by the same people, whom no reading changes; every other call has its own. */
  const findFixture = async (name: CallName): Promise<Fixture> => {
    if (!name.startsWith('GET ') || makeOwn[name]) return aFixture(market);
    readers ??= await aFixture(market);
    return readers;
  };

  const chosen = (Object.entries(calls) as [CallName, Call][]).filter(([name]) => isChosen(name));
  describe.each(chosen)('%s', (name, call) => {
    let fixture: Fixture;
    let token = '';
    let asked = 0;

    /** A visitor's calls are made by a shopper, who may do the same. */
    const logIn = async () => {
      const kind = call.who === 'anyone' ? 'shopper' : call.who;
      token = await openSession(market.context(), kind, fixture[kind].id);
    };

    const ask = async (sent: Sent, language: Language): Promise<Answered> => {
      market.server.kernel.services.rateLimiter.close(); // how often one may ask is another matter
      const headers = {
        'idempotency-key': `bad-input-${asked}`,
        'accept-language': language,
        ...sent.headers,
      };
      const answered = await send(market.url, name, { ...sent, headers: { token, ...headers } });
      if (answered.status !== 401) return answered;
      await logIn(); // the call before may have ended the session, as a logout does
      return send(market.url, name, { ...sent, headers: { token, ...headers } });
    };

    const judge = async (attempt: Attempt) => {
      asked += 1;
      const language = asked % 2 ? 'zh' : 'en';
      const sent = attempt.toSent();
      const answered = await ask(sent, language);
      const expectedLanguage = sent.headers?.['accept-language'] ? 'zh' : language;
      const complaints = listProblems(call, attempt, answered, expectedLanguage);
      return { answered, complaints: complaints.map((complaint) => `${attempt.what}: ${complaint}`) };
    };

    const renewSnapshot = async () => {
      await storeArticleViews(market.context()); // of calls before, which are written down now and then
      await snapshot.renew();
    };

    /** What the contract refuses goes several at once: none of it may write anything. */
    const judgeRefused = async (attempts: readonly Attempt[]) => {
      const waiting = [...attempts];
      const complaints: string[] = [];
      const work = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop())
          complaints.push(...(await judge(next)).complaints);
      };
      await renewSnapshot();
      await Promise.all(Array.from({ length: atOnce }, work));
      expect(await snapshot.listChanged(ofOthers)).toEqual([]);
      return complaints;
    };

    /** What it takes goes one by one, as the verb may refuse it and must not have written anything then. */
    const judgeTaken = async (attempts: readonly Attempt[]) => {
      const complaints: string[] = [];
      await renewSnapshot();
      for (const attempt of attempts) {
        const judged = await judge(attempt);
        complaints.push(...judged.complaints);
        if (judged.answered.text.startsWith('{"code":1')) await renewSnapshot();
        else expect(await snapshot.listChanged(outlivingRefusals), attempt.what).toEqual([]);
      }
      return complaints;
    };

    it('takes what the contract takes, refuses the rest by its name, and writes nothing of it', async () => {
      fixture = await findFixture(name);
      await logIn();
      const attempts = call.upload
        ? badUploads(name).map(asRawAttempt)
        : attemptsAt(name, call, await makeOwn[name]?.(fixture));
      expect(attempts.length).toBeGreaterThanOrEqual(leastAttempts);
      const isWrong = ({ input }: Attempt) => input !== undefined && !isTaken(call, input);
      const { wrong = [], rest = [] } = Object.groupBy(attempts, (one) => (isWrong(one) ? 'wrong' : 'rest'));
      const complaints = wrong.flatMap((attempt) =>
        listProblemsOfCheck(call, attempt).map((complaint) => `${attempt.what}: ${complaint}`),
      );
      complaints.push(...(await judgeRefused(takeOneOfEachKind(call, wrong))));
      complaints.push(...(await judgeTaken(takeOneOfEachReading(call, rest))));
      expect(complaints).toEqual([]);
    });
  });

  // an imbalance stays: one look at the end sees what any of the calls did
  it('leaves the books in balance', async () => {
    expect(await checkLedger(market.server.kernel.db)).not.toHaveProperty('imbalance');
  });
}
