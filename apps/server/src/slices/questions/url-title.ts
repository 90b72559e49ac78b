import { createRequire } from 'node:module'
import type * as Pinyin from 'pinyin-pro'
import type * as Transliteration from 'transliteration'

/** Loads a dictionary with the first title that needs it: they take time and memory that most commands never use. */
const load = createRequire(import.meta.url)

/** Longest title in an address. Everything in it is ASCII, so bytes are characters. */
const MAX_LENGTH = 150

/** Pictures, and the marks that join or colour them. */
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3}/gu

/**
 * The title as part of an address: lower-case words with hyphens between them, Chinese as pinyin, other scripts
 * transliterated, pictures dropped, at most 150 characters; `topic` when nothing is left (domain rules §5).
 */
export function urlTitleOf(title: string): string {
  const parts = title.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []
  const latin = parts.map((part) => (/^\p{Script=Han}/u.test(part) ? spellChinese(part) : spellOther(part))).join('')
  const slug = latin
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return trimHyphens(trimHyphens(slug).slice(0, MAX_LENGTH)) || 'topic'
}

function spellChinese(text: string): string {
  // What a module exports is what its types say.
  const { pinyin } = load('pinyin-pro') as typeof Pinyin
  return ` ${pinyin(text, { toneType: 'none', type: 'array', v: true }).join(' ')} `
}

function spellOther(text: string): string {
  const plain = text.replaceAll(PICTURES, ' ')
  if (!/\P{ASCII}/u.test(plain)) return plain
  // What a module exports is what its types say.
  const { transliterate } = load('transliteration') as typeof Transliteration
  return transliterate(plain)
}

function trimHyphens(text: string): string {
  return text.replace(/^-+/, '').replace(/-+$/, '')
}
