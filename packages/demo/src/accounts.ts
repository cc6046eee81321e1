/** What everyone in the demo market logs in and pays with. */
export const demoPassword = 'demo1234';
export const demoPayPassword = '246810';
export const demoOperator = 'admin';
