import type { ThemeConfig } from 'antd';
import { extendTheme } from './theme.ts';

const field = { inputFontSize: 16, inputFontSizeLG: 16 };

/** For a finger: targets of 44 px, and fields in 16 px text, below which a phone would zoom in. */
export const toPhoneTheme = (theme: ThemeConfig): ThemeConfig =>
  extendTheme(
    theme,
    { controlHeight: 44, controlHeightSM: 44, controlHeightLG: 48, fontSize: 14, borderRadius: 10 },
    {
      Button: { contentFontSize: 15, contentFontSizeSM: 14, paddingInlineSM: 14 },
      Input: field,
      InputNumber: field,
      DatePicker: field,
      Select: { fontSize: 16 },
      Tabs: { horizontalItemPadding: '12px 0', titleFontSize: 14 },
      Pagination: { itemSize: 44 },
      Dropdown: { paddingBlock: 11 },
      Menu: { itemHeight: 44 },
      Drawer: { footerPaddingInline: 12 },
    },
  );
