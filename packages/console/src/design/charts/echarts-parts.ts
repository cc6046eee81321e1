/** The parts of echarts that charts here use: loaded when the first is shown. */
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer]);

export const startChart = (element: HTMLElement) => init(element, null, { renderer: 'svg' });
