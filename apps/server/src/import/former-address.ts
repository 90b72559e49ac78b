import { decodeObjectId, encodeObjectId } from '../platform/ids/object-id.ts'

/** The object that an address of another site leads to. Addresses of people have their id or their username. */
export type FormerAddress =
  | { kind: 'post'; ids: readonly PostId[] }
  | { kind: 'user'; name: string }
  | { kind: 'tag'; name: string }
  | { kind: 'page'; path: string }

/** The id of a post, and the kind it rather has: Stack Exchange counts questions and answers together. */
export interface PostId {
  id: string
  rather: 'question' | 'answer'
}

/** Ids of dumps are numbers; those of Apache Answer have 17 digits, or are short and begin with the kind. */
const ID = String.raw`-?\d{1,17}|[DE]1[0-9a-zA-Z]{2,8}`
const QUESTION = new RegExp(String.raw`^/questions/(${ID})(?:/([^/?#]*))?(?:/([^/?#]*))?/?(?:\?[^#]*)?(?:#(.*))?$`)
const SHORT = new RegExp(String.raw`^/(q|a)/(${ID})(?:/[^/?#]*)?/?(?:[?#]|$)`)
/** Question2Answer has the number first, with or without a file and a parameter in front. */
const NUMBERED = /^\/(?:index\.php\/?)?(?:\?qa=)?(\d{1,17})(?:\/[^?#]*)?(?:[?&#].*)?$/
/** Askbot has one answer or comment as a parameter. */
const ASKBOT = /^\/question\/(\d{1,17})(?:\/[^?#]*)?(?:\?(?:[^#]*&)?answer=(\d{1,17})[^#]*)?(?:[?#].*)?$/
/** Discourse has the number of a post within its topic, and titles that are no numbers; categories are tags here. */
const TOPIC = /^\/t\/(?:(?!\d+\/)[^/?#]*\/)?(\d{1,17})(?:\/(\d{1,9}))?\/?(?:[?#]|$)/
const CATEGORY = /^\/c\/(?:[^/?#]+\/)*?([^/?#]+)\/\d+(?:\/[^?#]*)?(?:[?#]|$)/
const USER = /^\/(?:users?|u)\/([^/?#]+)(?:\/[^/?#]*)?\/?(?:[?#]|$)/
const TAG = /^\/(?:questions\/tagged|tags?)\/([^/?#]+)(?:\/(?:info|hot|new|topusers|synonyms))?\/?(?:[?#]|$)/

/** Reads an address of a Stack Exchange, Apache Answer, Question2Answer, Askbot or Discourse site; any other one may be that of a page of a wiki. */
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

/** An answer may be named by a part after the title, or by the fragment; a title may be a number, too. */
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

/** Short ids of Answer are recorded in their long form. */
function longForm(id: string): string {
  if (/^-?\d+$/.test(id)) return id
  const { type, id: key } = decodeObjectId(id) ?? {}
  return type === undefined || key === undefined ? id : encodeObjectId({ type, id: key })
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    // An address that is no text in UTF-8 names nothing.
    return undefined
  }
}

/** Returns the form in which paths of pages are recorded and looked up: without what only files have. */
export function pathForm(path: string): string {
  const [before = ''] = path.split(/[?#]/, 1)
  const plain = before.replace(/\.(?:md|markdown|html?)$/i, '')
  // Looks at a run of slashes once: from each of them on it would take quadratic time.
  const name = plain.replaceAll(/^\/+|(?<!\/)\/+$/g, '').replace(/(?:^|\/)index$/i, '')
  return `/${name}`.normalize('NFC').toLowerCase()
}
