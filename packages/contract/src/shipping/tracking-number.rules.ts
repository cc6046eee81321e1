/** The number of a parcel as people type or scan it: tidied, checked, its carrier named. */

/** Without the spaces and dashes between its parts, in capitals. */
export const tidyTrackingNo = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Carriers' numbers are 8 to 32 letters and digits. */
export const isTrackingNo = (typed: string): boolean => /^[A-Z0-9]{8,32}$/.test(tidyTrackingNo(typed));

/** Numbers of one of these forms, in which `#` is a digit and `@` a capital letter. */
export function toFormPattern(forms: readonly string[]): RegExp {
  const shapes = forms.map((form) => form.replaceAll('#', '\\d').replaceAll('@', '[A-Z]'));
  return new RegExp(`^(?:${shapes.join('|')})$`);
}

type WithForms = { code: string; number_forms: readonly string[] };

/** How much of a form is said outright. */
const countFixed = (form: string): number => form.replace(/[#@]/g, '').length;

/** Whose number was typed, by the form that says most of it; null where none of them or several give out such. */
export function recogniseCarrier(typed: string, carriers: readonly WithForms[]): string | null {
  const number = tidyTrackingNo(typed);
  let most = -1;
  let found: string | null = null;
  for (const { code, number_forms } of carriers) {
    for (const form of number_forms) {
      const fixed = countFixed(form);
      if (fixed < most || !toFormPattern([form]).test(number)) continue;
      found = fixed > most || found === code ? code : null;
      most = fixed;
    }
  }
  return found;
}
