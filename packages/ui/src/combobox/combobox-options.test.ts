import { expect, it } from 'vitest'
import { matchingOptions, type ComboboxOption } from './combobox-options.ts'

const options: ComboboxOption[] = [
  { value: 'America/Sao_Paulo', label: 'São Paulo', hint: 'UTC−03:00' },
  { value: 'Europe/Oslo', label: 'Oslo', hint: 'UTC+01:00' },
  { value: 'Asia/Shanghai', label: '上海', hint: 'UTC+08:00', keywords: 'China UTC+8' },
]
const found = (typed: string) => matchingOptions(options, typed).map(({ value }) => value)

it('returns all options if nothing is typed', () => expect(found('  ')).toHaveLength(3))
it.each([
  ['sao paulo', 'America/Sao_Paulo'],
  ['EUROPE/os', 'Europe/Oslo'],
  ['oslo europe', 'Europe/Oslo'],
  ['+08', 'Asia/Shanghai'],
  ['-03', 'America/Sao_Paulo'],
  ['−03', 'America/Sao_Paulo'],
  ['china', 'Asia/Shanghai'],
  ['上', 'Asia/Shanghai'],
])('%s finds %s', (typed, value) => expect(found(typed)).toEqual([value]))
it('finds nothing for a text that does not occur', () => expect(found('oslo asia')).toEqual([]))
