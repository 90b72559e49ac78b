import { decodeObjectId, encodeObjectId } from '../platform/ids/object-id.ts'

/** The object that an address of an imported site leads to. Addresses of people contain their id or their username. */
export type FormerAddress =
  | { kind: 'post'; ids: readonly PostId[] }
  | { kind: 'user'; name: string }
  | { kind: 'tag'; name: string }
  | { kind: 'page'; path: string }

/** The id of a post, and its probable kind: Stack Exchange numbers questions and answers together. */
export interface PostId {
  id: string
  rather: 'question' | 'answer'
}

/** Ids in dumps are numbers. Apache Answer has ids of 17 digits, and short ids that begin with the kind. */
const ID = String.raw`-?\d{1,17}|[DE]1[0-9a-zA-Z]{2,8}`
const QUESTION = new RegExp(String.raw`^/questions/(${ID})(?:/([^/?#]*))?(?:/([^/?#]*))?/?(?:\?[^#]*)?(?:#(.*))?$`)
const SHORT = new RegExp(String.raw`^/(q|a)/(${ID})(?:/[^/?#]*)?/?(?:[?#]|$)`)
/** Question2Answer: the address begins with the number, after an optional `index.php` or `?qa=`. */
const NUMBERED = /^\/(?:index\.php\/?)?(?:\?qa=)?(\d{1,17})(?:\/[^?#]*)?(?:[?&#].*)?$/
/** Askbot names an answer or comment in a parameter. */
const ASKBOT = /^\/question\/(\d{1,17})(?:\/[^?#]*)?(?:\?(?:[^#]*&)?answer=(\d{1,17})[^#]*)?(?:[?#].*)?$/
/** Discourse appends the number of the post within its topic; a title is never a number alone. */
const TOPIC = /^\/t\/(?:(?!\d+\/)[^/?#]*\/)?(\d{1,17})(?:\/(\d{1,9}))?\/?(?:[?#]|$)/
const CATEGORY = /^\/c\/(?:[^/?#]+\/)*?([^/?#]+)\/\d+(?:\/[^?#]*)?(?:[?#]|$)/
const USER = /^\/(?:users?|u)\/([^/?#]+)(?:\/[^/?#]*)?\/?(?:[?#]|$)/
const TAG = /^\/(?:questions\/tagged|tags?)\/([^/?#]+)(?:\/(?:info|hot|new|topusers|synonyms))?\/?(?:[?#]|$)/

/**
 * Parses an address of a Stack Exchange, Apache Answer, Question2Answer, Askbot or Discourse site. Any other address
 * may be that of a wiki page.
 */
export function readFormerAddress(address: string): FormerAddress {
  const short = SHORT.exec(address)
  if (short?.[2] !== undefined) {
    return { kind: 'post', ids: [{ id: longForm(short[2]), rather: short[1] === 'a' ? 'answer' : 'question' }] }
  }
  const user = decoded(USER.exec(address)?.[1])
  if (user !== undefined) return { kind: 'user', name: user.toLowerCase() }
  const numbered = NUMBERED.exec(address)?.[1]
  if (numbered !== undefined) return { kind: 'post', ids: [{ id: numbered, rather: 'question' }] }
  const question = QUESTION.exec(address)
  if (question) return postOf(question)
  const askbot = ASKBOT.exec(address)
  if (askbot) return { kind: 'post', ids: askbotPost(askbot) }
  const topic = TOPIC.exec(address)
  if (topic) return { kind: 'post', ids: topicPost(topic) }
  const name = decoded((CATEGORY.exec(address) ?? TAG.exec(address))?.[1])?.split(/[+\s]/)[0]
  return name === undefined || name === ''
    ? { kind: 'page', path: pathForm(decoded(address) ?? '') }
    : { kind: 'tag', name }
}

/**
 * Returns the ids that an address of a post may contain: an answer may be named by a part after the title, or by the
 * fragment, and a title may be a number, too.
 */
function postOf([, id = '', second = '', third = '', fragment = '']: RegExpExecArray): FormerAddress {
  const whole = new RegExp(`^(?:${ID})$`)
  const answers = [third, second, fragment].filter((part) => whole.test(part))
  return {
    kind: 'post',
    ids: [
      ...answers.map((answer) => ({ id: longForm(answer), rather: 'answer' as const })),
      { id: longForm(id), rather: 'question' },
    ],
  }
}

function askbotPost([, id = '', answer]: RegExpExecArray): PostId[] {
  return [...(answer === undefined ? [] : [{ id: answer, rather: 'answer' as const }]), { id, rather: 'question' }]
}

function topicPost([, topic = '', number]: RegExpExecArray): PostId[] {
  const question = { id: `t/${topic}`, rather: 'question' as const }
  return number === undefined ? [question] : [{ id: `t/${topic}/${number}`, rather: 'answer' }, question]
}

/** Expands a short id of Answer, because the long form is recorded. */
function longForm(id: string): string {
  if (/^-?\d+$/.test(id)) return id
  const { type, id: key } = decodeObjectId(id) ?? {}
  return type === undefined || key === undefined ? id : encodeObjectId({ type, id: key })
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    // Invalid percent-encoding: the address leads to nothing.
    return undefined
  }
}

/** Normalizes the path of a page for recording and look-up: without file extension, `index` and slashes at the ends. */
export function pathForm(path: string): string {
  const [before = ''] = path.split(/[?#]/, 1)
  const plain = before.replace(/\.(?:md|markdown|html?)$/i, '')
  // The lookbehind makes the pattern try a run of slashes once; without it the time would be quadratic.
  const name = plain.replaceAll(/^\/+|(?<!\/)\/+$/g, '').replace(/(?:^|\/)index$/i, '')
  return `/${name}`.normalize('NFC').toLowerCase()
}
