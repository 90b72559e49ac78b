import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkMessages } from '@quandary/i18n/check-messages'
import { ENGLISH_TEXTS } from '../src/platform/i18n/english-texts.ts'

/** Languages that tests translate by machine: each Latin letter becomes one of the script, so words keep their lengths. */
const PSEUDO = {
  ar: { name: 'العربية', direction: 'rtl', letters: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي' },
  he: { name: 'עברית', direction: 'rtl', letters: 'אבגדהוזחטיכלמנסעפצקרשת' },
  // A script without case and without Latin letters that runs from left to right.
  hy: { name: 'Հայերեն', direction: 'ltr', letters: 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ' },
} as const

export type PseudoLanguage = keyof typeof PSEUDO

/** Returns a file of texts with all plural forms of the language. */
export function pseudoCatalogue(tag: PseudoLanguage) {
  const { name, direction, letters } = PSEUDO[tag]
  const { areas } = checkMessages({}, ENGLISH_TEXTS, tag)
  const messages = Object.fromEntries(
    Object.entries(areas).map(([area, texts]) => [
      area,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, inScript(text, letters)])),
    ]),
  )
  return { tag, name, direction, messages }
}

/** Puts a file of texts into the data folder of a site. */
export async function writePseudoLanguage(dataDir: string, tag: PseudoLanguage): Promise<void> {
  await writeCatalogue(dataDir, `${tag}.json`, pseudoCatalogue(tag))
}

/** Puts a file with this content into the folder of languages. */
export async function writeCatalogue(dataDir: string, file: string, content: unknown): Promise<void> {
  const folder = join(dataDir, 'languages')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
}

/** Writes a text in another script. Placeholders and markup stay. */
export function inScript(text: string, letters: string): string {
  return text
    .split(/(\{\{.*?\}\}|<[^>]*>)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/[A-Za-z]/g, (letter) => letterFor(letter, letters)),
    )
    .join('')
}

function letterFor(letter: string, letters: string): string {
  const place = letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)
  return letters[place % letters.length] ?? letter
}
