import { expect, it } from 'vitest'
import { withChineseEmphasis } from './chinese-emphasis.ts'

it('marks emphasized Chinese, and leaves other languages as they are', () => {
  expect(withChineseEmphasis('<p><em>很重要</em> and <em>tutoiement</em> <i>再说</i></p>')).toBe(
    '<p><em lang="zh">很重要</em> and <em>tutoiement</em> <i lang="zh">再说</i></p>',
  )
})
