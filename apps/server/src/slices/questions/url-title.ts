import { pinyin } from 'pinyin-pro'
import { transliterate } from 'transliteration'

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
  return ` ${pinyin(text, { toneType: 'none', type: 'array', v: true }).join(' ')} `
}

function spellOther(text: string): string {
  return transliterate(text.replaceAll(PICTURES, ' '))
}

function trimHyphens(text: string): string {
  return text.replace(/^-+/, '').replace(/-+$/, '')
}
