/** Two of a shop's staff have one goods open at the same time. */
import { expect, test } from '../../market-test.ts';
import { goodsEditor } from '../../pages/console/goods-editor.ts';
import { shopGoods } from '../../pages/console/shop-goods.ts';
import { addGoods, logInOwner, sellerSession, toOwnerAccount } from '../../people.ts';
import { languages, wordsIn } from '../../words.ts';

const shop = 1;

for (const language of languages) {
  test(`who saves second sees field by field what differs, and nobody's change is lost (${language})`, async ({
    openConsole,
  }) => {
    const t = wordsIn(language).selling;
    const { id, title } = await addGoods(shop);
    const first = goodsEditor(await openConsole(language, await sellerSession(toOwnerAccount(shop))));
    const second = goodsEditor(await openConsole(language, await sellerSession('goods1')));
    await first.open(id);
    await second.open(id);
    const [firstTitle, secondTitle] = [`${title} 甲`, `${title} 乙`];

    await first.entitle(firstTitle);
    await first.entitleInEnglish('Named by the first');
    await first.publish();
    await first.seePublished();

    await second.entitle(secondTitle);
    await second.reprice('36.00');
    await second.publish();
    await second.seeDiffering(t('title'), t('titleEn'), t('specs'));
    await second.seeSides(t('title'), secondTitle, firstTitle, 'mine');
    await second.seeSides(t('titleEn'), title, 'Named by the first', 'theirs');
    await second.goOnEditing();
    await expect(second.title).toHaveValue(secondTitle);

    await second.publish();
    await second.keepTheirs(t('title'));
    await second.saveChosen();
    await second.seePublished();
    const saved = await (await logInOwner(shop))('GET /seller/goods/details', { id });
    expect(saved).toMatchObject({ title: firstTitle, title_en: 'Named by the first' });
    expect(saved.skus).toMatchObject([{ price: '36.00', stock: 50 }]);
  });
}

test('what is edited on a computer shows on a phone who edits it, and what they saved', async ({
  openConsole,
  openConsoleOnPhone,
}) => {
  const { id, title } = await addGoods(shop);
  const ownerSession = await sellerSession(toOwnerAccount(shop));
  const colleague = await sellerSession('goods1');
  const owner = goodsEditor(await openConsoleOnPhone('en', ownerSession));
  const editing = goodsEditor(await openConsole('zh', colleague));

  await owner.open(id);
  await owner.seeReadOnly();
  await editing.open(id);
  await owner.seeHandledBy(colleague['console.session.seller'].staff.name);
  await editing.seeHandledBy(ownerSession['console.session.seller'].staff.name);
  await editing.entitle(`${title} 新`);
  await editing.publish();
  await editing.seePublished();
  await owner.seeEntitled(`${title} 新`);
});

test('who changes a price second on a phone is told of the first, and nothing of theirs is lost', async ({
  openConsole,
  openConsoleOnPhone,
}) => {
  const { id, title } = await addGoods(shop);
  const first = shopGoods(await openConsole('zh', await sellerSession(toOwnerAccount(shop))));
  const second = shopGoods(await openConsoleOnPhone('en', await sellerSession('goods1')));
  for (const staff of [first, second]) {
    await staff.find(title);
    await staff.openSkus(title);
  }

  await first.reprice('38.00');
  await first.restock('40');
  await first.saveSkus();
  await first.seeSkusSaved();

  await second.reprice('36.00');
  await second.restock('55');
  await second.saveSkus();
  await second.seeMoved({ price: '38.00', stock: 40 }, { price: '36.00', stock: '45' });
  await second.saveSkus();
  await second.seeSkusSaved();
  const saved = await (await logInOwner(shop))('GET /seller/goods/details', { id });
  expect(saved.skus).toMatchObject([{ price: '36.00', stock: 45 }]);
});
