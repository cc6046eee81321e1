import type { Messages } from '../../kernel/i18n/i18n.ts';

export const importsMessages: Messages = {
  'imports.not_a_table': {
    zh: '文件不是可读取的 CSV 表格（第 {line} 行）',
    en: 'Couldn’t read this file as CSV (row {line})',
  },
  'imports.no_handle_column': { zh: '表格缺少 Handle 列', en: 'The file has no Handle column' },
  'imports.too_many_rows': {
    zh: '表格超过 {most} 行，请分成多个文件',
    en: 'The file has more than {most} rows. Please split it',
  },
  'imports.not_a_zip': { zh: '文件不是含有图片的 ZIP', en: 'This isn’t a ZIP of pictures' },
  'imports.not_ready': {
    zh: '导入尚未准备好或正在进行',
    en: 'The import isn’t ready or is already running',
  },
  'imports.no_handle': {
    zh: '缺少 Handle，或超过 255 个字符',
    en: 'The handle is missing or longer than 255 characters',
  },
  'imports.no_title': {
    zh: '缺少商品标题，或不足 2 个字符',
    en: 'The title is missing or shorter than 2 characters',
  },
  'imports.no_variant': { zh: '没有任何规格行', en: 'There are no variant rows' },
  'imports.too_many_variants': { zh: '规格超过 {most} 个', en: 'There are more than {most} variants' },
  'imports.too_many_values': {
    zh: '一个选项的取值超过 {most} 个',
    en: 'An option has more than {most} values',
  },
  'imports.no_price': { zh: '没有价格', en: 'There is no price' },
  'imports.wrong_price': { zh: '价格「{price}」不正确', en: 'Invalid price “{price}”' },
  'imports.title_cut': { zh: '标题已截至 {most} 个字符', en: 'The title was cut to {most} characters' },
  'imports.option_cut': {
    zh: '规格值已截至 {most} 个字符',
    en: 'A variant’s value was cut to {most} characters',
  },
  'imports.option_name_cut': {
    zh: '选项名称已截至 {most} 个字符',
    en: 'An option’s name was cut to {most} characters',
  },
  'imports.option_unnamed': {
    zh: '表格未写选项名称，已命名为「{name}」',
    en: 'The table does not name an option: it is called “{name}”',
  },
  'imports.option_value_missing': {
    zh: '有规格缺少选项值，以「-」代替',
    en: 'A variant lacks the value of an option: it is “-”',
  },
  'imports.was_price_left_out': {
    zh: '原价不高于售价或不正确，未采用',
    en: 'A former price that is wrong, or not above the price, was left out',
  },
  'imports.stock_bounded': {
    zh: '小于 0 的库存按 0，大于 {most} 的按 {most} 处理',
    en: 'A stock below 0 became 0, or one above {most} became {most}',
  },
  'imports.weight_rounded': {
    zh: '重量已取整为克（最多 {most} 克）',
    en: 'Weights were rounded to whole grams (at most {most})',
  },
  'imports.weight_unknown': {
    zh: '重量无法识别，按 0 处理',
    en: 'A weight could not be read, and is 0',
  },
  'imports.code_cut': {
    zh: '规格编码已截至 {most} 个字符',
    en: 'A variant’s code was cut to {most} characters',
  },
  'imports.tags_left_out': {
    zh: '只保留前 3 个不超过 12 个字符的标签',
    en: 'Only the first 3 tags of up to 12 characters were kept',
  },
  'imports.pictures_left_out': {
    zh: '只保留前 {most} 张图片',
    en: 'Only the first {most} pictures were kept',
  },
  'imports.description_left_out': {
    zh: '详情超过 {most} 个字符，未采用',
    en: 'The description is longer than {most} characters, and was left out',
  },
  'imports.description_simplified': {
    zh: '详情中不支持的格式、链接或嵌入内容已去除',
    en: 'Formatting, links or embedded parts that are not shown here were taken out of the description',
  },
  'imports.description_pictures': {
    zh: '详情中的站外图片已去除',
    en: 'External pictures were removed from the description',
  },
  'imports.stock_unknown': {
    zh: '表格未写库存，按原库存或 0 处理',
    en: 'No stock in the file: kept as it was, or set to 0',
  },
  'imports.no_picture': { zh: '商品没有图片，未上架', en: 'No picture, so it’s unlisted' },
  'imports.picture_missing': { zh: '没有图片 {picture}', en: 'Picture {picture} not found' },
  'imports.picture_failed': {
    zh: '图片 {picture} 无法获取',
    en: 'Couldn’t download the picture {picture}',
  },
  'imports.picture_kept': { zh: '已保存', en: 'Saved' },
  'imports.outcome_waiting': { zh: '待处理', en: 'Pending' },
  'imports.outcome_created': { zh: '新增', en: 'Created' },
  'imports.outcome_changed': { zh: '更新', en: 'Updated' },
  'imports.outcome_unchanged': { zh: '无变化', en: 'Unchanged' },
  'imports.outcome_refused': { zh: '拒绝', en: 'Rejected' },
  'imports.column_line': { zh: '行号', en: 'Row' },
  'imports.column_handle': { zh: 'Handle', en: 'Handle' },
  'imports.column_title': { zh: '标题', en: 'Title' },
  'imports.column_outcome': { zh: '结果', en: 'Result' },
  'imports.column_goods_id': { zh: '商品编号', en: 'Product ID' },
  'imports.column_note': { zh: '说明', en: 'Note' },
};
