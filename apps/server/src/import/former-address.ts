/** The object that an address of another site leads to. */
export type FormerAddress =
  | { kind: 'post'; ids: readonly PostId[] }
  | { kind: 'user'; id: string }
  | { kind: 'tag'; name: string }

/** The id of a post, and the kind it rather has: Stack Exchange counts questions and answers together. */
export interface PostId {
  id: string
  rather: 'question' | 'answer'
}

/** Ids of dumps are numbers; those of Apache Answer have 17 digits, or are short and begin with the kind. */
const ID = String.raw`-?\d{1,17}|[DE]1[0-9a-zA-Z]{2,8}`
const QUESTION = new RegExp(String.raw`^/questions/(${ID})(?:/([^/?#]*))?(?:/([^/?#]*))?/?(?:\?[^#]*)?(?:#(.*))?$`)
const SHORT = new RegExp(String.raw`^/(q|a)/(${ID})(?:/[^/?#]*)?/?(?:[?#]|$)`)
const USER = /^\/users\/(-?\d{1,17})(?:\/[^/?#]*)?\/?(?:[?#]|$)/
const TAG = /^\/(?:questions\/tagged|tags)\/([^/?#]+)(?:\/(?:info|hot|new|topusers|synonyms))?\/?(?:[?#]|$)/

/** Reads an address of a Stack Exchange or Apache Answer site; undefined for pages other than posts, people and tags. */
export function readFormerAddress(address: string): FormerAddress | undefined {
  const short = SHORT.exec(address)
  if (short?.[2] !== undefined) {
    return { kind: 'post', ids: [{ id: short[2], rather: short[1] === 'a' ? 'answer' : 'question' }] }
  }
  const user = USER.exec(address)?.[1]
  if (user !== undefined) return { kind: 'user', id: user }
  const question = QUESTION.exec(address)
  if (question) return postOf(question)
  const name = decoded(TAG.exec(address)?.[1])?.split(/[+\s]/)[0]
  return name === undefined || name === '' ? undefined : { kind: 'tag', name }
}

/** An answer may be named by a part after the title, or by the fragment; a title may be a number, too. */
function postOf([, id = '', second = '', third = '', fragment = '']: RegExpExecArray): FormerAddress {
  const whole = new RegExp(`^(?:${ID})$`)
  const answers = [third, second, fragment].filter((part) => whole.test(part))
  return {
    kind: 'post',
    ids: [...answers.map((answer) => ({ id: answer, rather: 'answer' as const })), { id, rather: 'question' }],
  }
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    // An address that is no text in UTF-8 names nothing.
    return undefined
  }
}
