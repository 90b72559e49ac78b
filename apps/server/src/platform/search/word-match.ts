/** How many letters a word needs to match as the beginning of a longer one. */
const PREFIX_FROM = 3

/** Whether a word also matches as the beginning of a longer one: Chinese words already from one sign on. */
export function isPrefix(word: string): boolean {
  return word.length >= PREFIX_FROM || /\p{Script=Han}/u.test(word)
}
