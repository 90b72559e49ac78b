import { expect, it } from 'vitest'
import { wordsOf } from './words.ts'

it('S1 splits English into lower-case words', () => {
  expect(wordsOf("Don't read Node.js files, line_by_line!")).toEqual([
    'don',
    't',
    'read',
    'node',
    'js',
    'files',
    'line',
    'by',
    'line',
  ])
})

it('S2 splits Chinese, which has no spaces, into words', () => {
  expect(wordsOf('如何备份数据库？')).toEqual(expect.arrayContaining(['如何', '备份', '数据']))
})

it('S3 folds case, width and accents, and keeps the marks of other scripts', () => {
  expect(wordsOf('Café ÖL Ｆｕｌｌ')).toEqual(['cafe', 'ol', 'full'])
  expect(wordsOf('हिन्दी').join('')).toBe('हिन्दी')
  expect(wordsOf('한국어').join('')).toBe('한국어')
})

it('S4 finds no words in punctuation, and truncates absurdly long ones', () => {
  expect(wordsOf('*** -- "" ()')).toEqual([])
  expect(wordsOf('a'.repeat(500))).toEqual(['a'.repeat(64)])
})

it('S31 keeps the symbols of names, and no others', () => {
  expect(wordsOf('C++ c++17 C# F#. i++; a+b d+++ #1 issue# c#sharp')).toEqual([
    'c++',
    'c++',
    '17',
    'c#',
    'f#',
    'i++',
    'a',
    'b',
    'd',
    '1',
    'issue',
    'c',
    'sharp',
  ])
})
