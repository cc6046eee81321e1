/** What is worth saying about a line of the table. */
export type NoteKey =
  | 'imports.no_handle'
  | 'imports.no_title'
  | 'imports.no_variant'
  | 'imports.too_many_variants'
  | 'imports.too_many_values'
  | 'imports.no_price'
  | 'imports.wrong_price'
  | 'imports.title_cut'
  | 'imports.option_cut'
  | 'imports.option_name_cut'
  | 'imports.option_unnamed'
  | 'imports.option_value_missing'
  | 'imports.was_price_left_out'
  | 'imports.stock_bounded'
  | 'imports.weight_rounded'
  | 'imports.weight_unknown'
  | 'imports.code_cut'
  | 'imports.tags_left_out'
  | 'imports.pictures_left_out'
  | 'imports.description_left_out'
  | 'imports.description_pictures'
  | 'imports.description_simplified'
  | 'imports.stock_unknown'
  | 'imports.no_picture'
  | 'imports.picture_missing'
  | 'imports.picture_failed';

export type Note = {
  line: number;
  /** One of ours, or the refusal of the verb that was to save it. */
  key: string;
  params: Readonly<Record<string, string | number>>;
};

export const note = (line: number, key: NoteKey, params: Note['params'] = {}): Note => ({
  line,
  key,
  params,
});
