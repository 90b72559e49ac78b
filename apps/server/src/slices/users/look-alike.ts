/**
 * Letters and digits that look like Latin ones (a part of Unicode UTS 39, confusables.txt), each followed by the Latin
 * one.
 */
const PAIRS =
  'аaвbеeёeһhіiїiјjкkмmнhоoрpсcѕsтtуyхxԁdԛqԝwӏl' + // Cyrillic
  'αaβbεeηnιiκkνvοoρpτtυuχxωwζz' + // Greek
  'ıiɑaɡgοoøo0o1l|l5s'

const LIKE = new Map(Array.from({ length: PAIRS.length / 2 }, (_, i) => [PAIRS[2 * i], PAIRS[2 * i + 1]]))

/** Greek capitals look like other Latin letters than their small forms do. */
const GREEK_CAPITALS = new Map(
  Array.from('ΑaΒbΕeΖzΗhΙiΚkΜmΝnΟoΡpΤtΥyΧx'.matchAll(/(.)(.)/gu), ([, from, to]) => [from, to]),
)

/** Words with which a member could impersonate the site or its staff. */
const SITE_WORDS = new Set(
  'admin administrator mod moderator owner quandary root site staff support system team webmaster'
    .split(' ')
    .map(skeletonOf),
)

/**
 * Reduces a name to its outline (a "skeleton" in UTS 39): without case, accents, spaces and punctuation, and with
 * look-alike letters replaced by Latin ones. Names with the same outline look alike.
 */
export function skeletonOf(name: string): string {
  const letters = name
    .normalize('NFKC')
    .replaceAll(/[Α-Χ]/g, (letter) => GREEK_CAPITALS.get(letter) ?? letter)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}|]/gu, '')
  return Array.from(letters, (letter) => LIKE.get(letter) ?? letter)
    .join('')
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** True if a name looks like a word for the site or its staff. */
export function impersonatesSite(name: string): boolean {
  return SITE_WORDS.has(skeletonOf(name))
}
