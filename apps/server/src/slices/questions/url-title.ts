import { createRequire } from 'node:module'
import type * as Pinyin from 'pinyin-pro'
import type * as Transliteration from 'transliteration'

/**
 * Loads a dictionary when the first title needs it: the one for Chinese takes 16 MB and 40 ms of processor time, the
 * one for other scripts 14 MB and 40 ms (`require` of each in a process of its own). Static imports can replace it once
 * that cost no longer matters.
 */
const load = createRequire(import.meta.url)

/** Maximum length of a title in a URL. It is all ASCII, so bytes are characters. */
const MAX_LENGTH = 150

/** Emoji with their joiners and modifiers. */
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3}/gu

/**
 * Turns a title into part of a URL: lower-case words joined by hyphens, Chinese as pinyin, other scripts
 * transliterated, emoji dropped, at most 150 characters; `topic` when nothing is left
 * (`docs/spec/contract.md#permalinks`).
 */
export function urlTitleOf(title: string): string {
  const parts = title.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []
  const latin = parts
    .map((part) => (/^\p{Script=Han}/u.test(part) ? chineseToLatin(part) : otherToLatin(part)))
    .join('')
  const slug = latin
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return trimHyphens(trimHyphens(slug).slice(0, MAX_LENGTH)) || 'topic'
}

function chineseToLatin(text: string): string {
  // `require` is untyped; these are the module's published types.
  const { pinyin } = load('pinyin-pro') as typeof Pinyin
  return ` ${pinyin(text, { toneType: 'none', type: 'array', v: true }).join(' ')} `
}

function otherToLatin(text: string): string {
  const plain = text.replaceAll(PICTURES, ' ')
  if (!/\P{ASCII}/u.test(plain)) return plain
  // `require` is untyped; these are the module's published types.
  const { transliterate } = load('transliteration') as typeof Transliteration
  return transliterate(plain)
}

function trimHyphens(text: string): string {
  return text.replace(/^-+/, '').replace(/-+$/, '')
}
