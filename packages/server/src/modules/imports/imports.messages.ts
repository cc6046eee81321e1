import type { Messages } from '../../kernel/i18n/i18n.ts';

export const importsMessages: Messages = {
  'imports.not_a_table': {
    zh: '文件不是可读取的 CSV 表格（第 {line} 行）',
    en: 'This is not a CSV table that can be read (line {line})',
  },
  'imports.no_handle_column': { zh: '表格缺少 Handle 列', en: 'The table has no Handle column' },
  'imports.too_many_rows': {
    zh: '表格超过 {most} 行，请分成多个文件',
    en: 'The table has more than {most} lines, please split it',
  },
  'imports.not_a_zip': { zh: '文件不是含有图片的 ZIP', en: 'This is not a ZIP of pictures' },
  'imports.not_ready': {
    zh: '导入尚未准备好或正在进行',
    en: 'The import is not ready, or already under way',
  },
  'imports.no_handle': {
    zh: '缺少 Handle，或超过 255 个字符',
    en: 'The handle is missing or longer than 255 characters',
  },
  'imports.no_title': {
    zh: '缺少商品标题，或不足 2 个字符',
    en: 'The title is missing or shorter than 2 characters',
  },
  'imports.no_variant': { zh: '没有任何规格行', en: 'There is no variant line' },
  'imports.too_many_variants': { zh: '规格超过 {most} 个', en: 'There are more than {most} variants' },
  'imports.too_many_values': {
    zh: '一个选项的取值超过 {most} 个',
    en: 'An option has more than {most} values',
  },
  'imports.wrong_price': { zh: '价格「{price}」不正确', en: 'The price “{price}” is wrong' },
  'imports.title_cut': { zh: '标题已截至 {most} 个字符', en: 'The title was cut to {most} characters' },
  'imports.option_cut': { zh: '规格值已截至 40 个字符', en: 'A variant’s value was cut to 40 characters' },
  'imports.tags_left_out': {
    zh: '只保留前 3 个不超过 12 个字符的标签',
    en: 'Only the first 3 tags of up to 12 characters were taken',
  },
  'imports.pictures_left_out': {
    zh: '只保留前 {most} 张图片',
    en: 'Only the first {most} pictures were taken',
  },
  'imports.description_pictures': {
    zh: '详情中的站外图片已去除',
    en: 'Pictures from elsewhere were taken out of the description',
  },
  'imports.stock_unknown': {
    zh: '表格未写库存，按原库存或 0 处理',
    en: 'The table says no stock: it stays as it was, or is 0',
  },
  'imports.no_picture': { zh: '商品没有图片，未上架', en: 'There is no picture, so it is not on sale' },
  'imports.picture_missing': { zh: '没有图片 {picture}', en: 'There is no picture {picture}' },
  'imports.picture_failed': {
    zh: '图片 {picture} 无法获取',
    en: 'The picture {picture} could not be fetched',
  },
  'imports.picture_kept': { zh: '已保存', en: 'Kept' },
  'imports.outcome_waiting': { zh: '待处理', en: 'Waiting' },
  'imports.outcome_created': { zh: '新增', en: 'Created' },
  'imports.outcome_changed': { zh: '更新', en: 'Changed' },
  'imports.outcome_unchanged': { zh: '无变化', en: 'Unchanged' },
  'imports.outcome_refused': { zh: '拒绝', en: 'Refused' },
  'imports.column_line': { zh: '行号', en: 'Line' },
  'imports.column_handle': { zh: 'Handle', en: 'Handle' },
  'imports.column_title': { zh: '标题', en: 'Title' },
  'imports.column_outcome': { zh: '结果', en: 'Outcome' },
  'imports.column_goods_id': { zh: '商品编号', en: 'Goods' },
  'imports.column_note': { zh: '说明', en: 'Note' },
};
