/** Two of a shop's staff have one goods open at the same time. */
import { expect, test } from '../../market-test.ts';
import { goodsEditor } from '../../pages/console/goods-editor.ts';
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
