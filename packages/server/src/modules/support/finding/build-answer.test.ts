import {
  aBankQuestion,
  aCard,
  anArticle,
  aShopper,
  askService,
  aVisitor,
  getAnswer,
  type Person,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const aHelpPage = async ({ client }: Person, question: string, answer: string) => {
  const { id: category_id } = await client.call('POST /platform/help_categories/save', {
    name: { zh: `类 ${question}`, en: `Category ${question}` },
  });
  return client.call('POST /platform/help/save', {
    category_id,
    question: { zh: question, en: `${question} EN` },
    answer: { zh: answer, en: answer },
  });
};

describe('an answer of the bank', () => {
  it('is in the language of who asks', async ({ market, operator }) => {
    const { id, answer, question } = await aBankQuestion(operator, {
      question: { zh: '盆栽多久浇一次水', en: 'How often to water a cactus' },
      answer: { zh: '每月一次。', en: 'Once a month.' },
    });
    expect(await getAnswer(aVisitor(market, 'zh'), '盆栽浇水')).toMatchObject([
      { kind: 'answer', text: answer.zh, sources: [{ id, title: question.zh, quote: '' }] },
    ]);
    expect(await getAnswer(aVisitor(market, 'en', 'en'), 'water the cactus')).toMatchObject([
      { kind: 'answer', text: answer.en, sources: [{ id, title: question.en }] },
    ]);
  });

  it('names the help page it is from before itself, and quotes what answers', async ({
    market,
    operator,
  }) => {
    const help = await aHelpPage(
      operator,
      '乐器保养',
      `<p>琴弦每年换。</p><p>${'木头怕潮。'.repeat(60)}</p>`,
    );
    const { id } = await aBankQuestion(operator, {
      question: { zh: '吉他琴弦多久换', en: 'Guitar strings' },
      answer: { zh: '一年一次。', en: 'Yearly.' },
      help_id: help.id,
    });
    const [block] = await getAnswer(aVisitor(market, 'help'), '吉他琴弦多久换');
    expect(block).toMatchObject({
      text: '一年一次。',
      sources: [
        { kind: 'help', id: help.id, title: '乐器保养' },
        { kind: 'question', id, quote: '' },
      ],
    });
    const quote = block?.kind === 'answer' ? block.sources[0]?.quote : '';
    expect(quote).toContain('琴弦每年换');
    expect(quote?.length).toBeLessThanOrEqual(160);
  });

  it('is counted for each time it is said, also where it was chosen', async ({ market, operator }) => {
    const { id } = await aBankQuestion(operator, { question: { zh: '怎么喂金鱼', en: 'Feed a goldfish' } });
    const person = aVisitor(market, 'counts');
    await askService(person, { text: '怎么喂金鱼' });
    await askService(person, { question_id: id });
    expect((await operator.client.call('GET /platform/bank/details', { id })).asked).toBe(2);
  });

  it('chosen is said in the language of who chose it', async ({ market, operator }) => {
    const { id, question, answer } = await aBankQuestion(operator);
    const { rows } = await askService(aVisitor(market, 'chosen', 'en'), { question_id: id });
    expect(rows.map(({ blocks }) => blocks[0])).toMatchObject([
      { kind: 'text', text: question.en },
      { kind: 'answer', text: answer.en },
    ]);
  });
});

describe('what the market has written', () => {
  it('a help page answers by itself, without a question of the bank', async ({ market, operator }) => {
    const help = await aHelpPage(operator, '陶瓷杯能进微波炉吗', '<p>可以，<b>金边</b>除外</p>');
    market.server.kernel.services.assistantKnowledge.invalidate(market.context());
    expect(await getAnswer(aVisitor(market, 'mug'), '陶瓷杯进微波炉')).toEqual([
      {
        kind: 'answer',
        text: '',
        worded: false,
        sources: [{ kind: 'help', id: help.id, title: '陶瓷杯能进微波炉吗', quote: '可以，金边除外' }],
      },
    ]);
  });

  it('an article answers by itself once it is published', async ({ market, operator }) => {
    const article = await anArticle(operator);
    market.server.kernel.services.assistantKnowledge.invalidate(market.context());
    expect(await getAnswer(aVisitor(market, 'tea'), '秋茶')).toMatchObject([
      { text: '', sources: [{ kind: 'article', id: article.id, title: '秋茶', quote: '正文' }] },
    ]);
  });
});

describe('what the assistant does not know', () => {
  it('is said, and offers at most three questions that are near', async ({ market, operator }) => {
    for (const part of ['颜色', '尺寸', '材质', '产地'])
      await aBankQuestion(operator, {
        question: { zh: `帐篷的${part}`, en: `Tent ${part}` },
        wordings: { zh: [], en: [] },
      });
    const [first, near] = await getAnswer(aVisitor(market, 'near'), '帐篷 直升机 火箭筒');
    expect(first).toEqual({ kind: 'unknown' });
    expect(near?.kind === 'questions' ? near.rows.length : 0).toBe(3);
  });

  it('offers help pages and articles that are near, each once', async ({ market, operator }) => {
    const help = await aHelpPage(operator, '雨靴怎么清洗', '用清水冲洗。');
    await aBankQuestion(operator, {
      question: { zh: '雨靴鞋底打滑', en: 'Slippery rain boots' },
      answer: { zh: '', en: '' },
      help_id: help.id,
    });
    const [, ...near] = await getAnswer(aVisitor(market, 'boots'), '雨靴 直升机 火箭筒 潜水艇');
    expect(near.map((block) => 'rows' in block && block.rows.length)).toEqual([1]);
    const article = await anArticle(operator);
    market.server.kernel.services.assistantKnowledge.invalidate(market.context());
    const [, pages] = await getAnswer(aVisitor(market, 'article'), '秋茶 直升机 火箭筒 潜水艇');
    expect(pages).toMatchObject({ kind: 'pages' });
    expect(pages).toHaveProperty('rows.0', { kind: 'article', id: article.id, title: '秋茶' });
  });

  it('is offered nothing where nothing is near', async ({ market }) =>
    expect(await getAnswer(aVisitor(market, 'far'), '宇航员恐龙化石')).toEqual([{ kind: 'unknown' }]));

  it('is not noted where no letter was typed', async ({ market, operator }) => {
    const count = async () => (await operator.client.call('GET /platform/bank/missed')).total;
    const before = await count();
    expect(await getAnswer(aVisitor(market, 'mark'), '？？？')).toEqual([{ kind: 'unknown' }]);
    expect(await count()).toBe(before);
  });
});

describe('own things beside an answer', () => {
  it('stand under what holds for everybody, where there are any', async ({ market, operator, shop }) => {
    await aBankQuestion(operator, {
      question: { zh: '优惠券过期了怎么办', en: 'What if a coupon expired' },
      answer: { zh: '不能再用。', en: 'It is void.' },
    });
    const asked = '优惠券过期了怎么办';
    const person = await aShopper(market);
    const kinds = async (one: Pick<Person, 'client'>) =>
      (await getAnswer(one, asked)).map(({ kind }) => kind);
    expect(await kinds(person)).toEqual(['answer']);
    await aCard(person, shop.seller);
    expect(await kinds(person)).toEqual(['answer', 'text', 'coupons']);
    expect(await kinds(aVisitor(market, 'beside'))).toEqual(['answer']);
  });
});
