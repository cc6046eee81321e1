const shortest = 12;
const fewestDistinct = 6;
/** What is tried first, alone or with something added. */
const common = ['password', 'passw0rd', 'qwerty', '123456', 'letmein', 'welcome', 'admin', 'chengji'];

/** What is wrong with the password of somebody who may do everything; null when nothing is. */
export function findOperatorPasswordError(operator: { account: string; password: string }): string | null {
  const password = operator.password.toLowerCase();
  if (password.length < shortest) return `the password must have at least ${shortest} characters`;
  if (new Set(password).size < fewestDistinct) return 'the password repeats too few characters';
  if (/^\d+$/.test(password)) return 'the password must not be a number';
  if (password.includes(operator.account.toLowerCase())) return 'the password must not hold the account';
  const found = common.find((word) => password.includes(word));
  return found ? `the password must not hold “${found}”` : null;
}
