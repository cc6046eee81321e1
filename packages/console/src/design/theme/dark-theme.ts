import type { ThemeConfig } from 'antd';
import { lightTheme } from './theme.ts';

const floating = '0 8px 28px -6px rgba(0,0,0,.6),0 0 0 1px #302A26';
const focus = '0 0 0 3px rgba(255,107,53,.2)';

/**
 * The colours of the dark look: light comes from above, so a card is lighter than the page, what floats lighter than
 * a card, and a field lies lower. antd's default algorithm stays: its dark one shifts the values stated here.
 */
const token: ThemeConfig['token'] = {
  colorPrimary: '#FF6B35',
  colorPrimaryHover: '#FF8152',
  colorPrimaryActive: '#E8571F',
  colorPrimaryBg: '#2E1E15',
  colorPrimaryBgHover: '#46291A',
  colorPrimaryBorder: '#6B3E25',
  colorPrimaryBorderHover: '#8A5233',
  colorPrimaryText: '#FF9A70',
  colorLink: '#FF9A70',
  colorLinkHover: '#FFB493',
  colorLinkActive: '#FF8152',
  colorSuccess: '#62C69A',
  colorSuccessBg: '#17291F',
  colorSuccessBgHover: '#1C3327',
  colorSuccessBorder: '#29513D',
  colorSuccessBorderHover: '#35694F',
  colorWarning: '#E3B25C',
  colorWarningBg: '#2F2614',
  colorWarningBgHover: '#3A301A',
  colorWarningBorder: '#5A481F',
  colorWarningBorderHover: '#75602A',
  colorError: '#FF8298',
  colorErrorBg: '#351A21',
  colorErrorBgHover: '#40202A',
  colorErrorBgFilledHover: '#40202A',
  colorErrorBgActive: '#4A2530',
  colorErrorBorder: '#5E2C38',
  colorErrorBorderHover: '#7A3A49',
  colorInfo: '#93B5F0',
  colorInfoBg: '#1A2537',
  colorInfoBgHover: '#202D43',
  colorInfoBorder: '#2F4568',
  colorInfoBorderHover: '#3E5A88',
  colorText: '#F3EFEB',
  colorTextHeading: '#F3EFEB',
  colorTextSecondary: '#D3CCC4',
  colorTextTertiary: '#A8A096',
  colorTextDescription: '#A8A096',
  colorIcon: '#A8A096',
  colorTextQuaternary: '#8A8177',
  colorTextPlaceholder: '#8A8177',
  colorBgLayout: '#151311',
  colorBgContainer: '#1C1916',
  colorBgElevated: '#231F1C',
  colorBgSpotlight: '#3A332D',
  colorBgSolid: '#F3EFEB',
  colorBgSolidHover: '#D3CCC4',
  colorBgSolidActive: '#FFFFFF',
  colorBgMask: 'rgba(8,7,6,.6)',
  colorBorder: '#453E37',
  colorBorderSecondary: '#302A26',
  colorBorderDisabled: '#302A26',
  colorSplit: '#302A26',
  colorFill: '#302A26',
  colorFillSecondary: '#2A2521',
  colorFillTertiary: '#231F1C',
  colorFillQuaternary: '#1F1B18',
  colorFillAlter: '#1F1B18',
  controlItemBgHover: '#231F1C',
  controlItemBgActive: '#2E1E15',
  controlItemBgActiveHover: '#46291A',
  controlOutline: 'rgba(255,107,53,.2)',
  boxShadow: floating,
  boxShadowSecondary: floating,
  boxShadowTertiary: 'none',
};

const components: ThemeConfig['components'] = {
  Layout: { siderBg: '#110F0E', lightSiderBg: '#110F0E', headerBg: '#1C1916', bodyBg: '#151311' },
  Button: {
    defaultShadow: 'none',
    defaultBg: '#26211D',
    defaultBorderColor: '#453E37',
    defaultHoverColor: '#F3EFEB',
    defaultHoverBorderColor: '#5F574F',
    dangerColor: '#2A0D14',
  },
  Table: {
    headerBg: '#1F1B18',
    headerColor: '#A8A096',
    borderColor: '#2A2521',
    rowHoverBg: '#1F1B18',
    rowSelectedBg: '#2E1E15',
    rowSelectedHoverBg: '#2E1E15',
  },
  Tabs: {
    inkBarColor: '#FF6B35',
    itemColor: '#A8A096',
    itemHoverColor: '#F3EFEB',
    itemSelectedColor: '#F3EFEB',
  },
  Segmented: {
    trackBg: '#110F0E',
    itemSelectedBg: '#302A26',
    itemColor: '#A8A096',
    itemSelectedColor: '#F3EFEB',
  },
  Tag: { defaultBg: '#2A2521', defaultColor: '#D3CCC4' },
  Select: {
    colorTextPlaceholder: '#A8A096',
    selectorBg: '#171412',
    optionSelectedBg: '#2E1E15',
    optionActiveBg: '#2A2521',
  },
  Input: { colorBgContainer: '#171412', activeBg: '#171412', hoverBg: '#171412', activeShadow: focus },
  InputNumber: { colorBgContainer: '#171412', activeBg: '#171412', hoverBg: '#171412', activeShadow: focus },
  DatePicker: { colorBgContainer: '#171412', activeBg: '#171412', hoverBg: '#171412', activeShadow: focus },
  Form: { labelColor: '#F3EFEB' },
  Descriptions: { labelColor: '#A8A096' },
  Pagination: { itemActiveBg: '#2A2521', itemActiveColor: '#F3EFEB' },
  Progress: { defaultColor: '#FF6B35', remainingColor: '#2A2521' },
  Timeline: { tailColor: '#453E37' },
};

type Components = Record<string, object>;
const lightComponents = lightTheme.components as Components;

/** The dark look: the sizes of the light one in its own colours. */
export const darkTheme: ThemeConfig = {
  ...lightTheme,
  token: { ...lightTheme.token, ...token },
  components: {
    ...lightComponents,
    ...Object.fromEntries(
      Object.entries(components as Components).map(([name, colours]) => [
        name,
        { ...lightComponents[name], ...colours },
      ]),
    ),
  },
};
