import { expect, it } from 'vitest'
import { isDisplayName } from './display-name.ts'

it.each([
  'Élise Müller',
  '陈志远',
  '山田 太郎',
  'Ольга Петровна',
  'Νίκος',
  'محمد علي',
  'אברהם',
  'प्रिया',
  'ณัฐวุฒิ',
  'Nguyễn Thị Ánh',
  "Conan O'Brien",
  'Jean-Luc P.',
  'Bob_2 (ops)',
  'Zoë'.normalize('NFD'),
])('%s is a display name', (name) => expect(isDisplayName(name)).toBe(true))

it.each([
  ['too short', 'é'],
  ['too long', 'a'.repeat(31)],
  ['without a letter', '.-_'],
  ['a control character', 'Ada\u0007'],
  ['several lines', 'Ada\nLovelace'],
  ['an invisible space', 'Ada\u200B'],
  ['a direction override', 'Ada\u202E'],
  ['a Hangul filler', 'Ada\u3164'],
  ['an empty Braille cell', 'Ada\u2800'],
  ['stacked marks', `Ad${'\u0301'.repeat(6)}a`],
  ['markup', '<b>Ada</b>'],
  ['a path', 'ada/lovelace'],
  ['only pictures', '🙂🙂'],
])('%s is no display name', (_, name) => expect(isDisplayName(name)).toBe(false))
