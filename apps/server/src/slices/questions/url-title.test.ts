import { describe, expect, it } from 'vitest'
import { urlTitleOf } from './url-title.ts'

describe('Q1 derives the part of a URL from a title', () => {
  it.each([
    ['How do I read a file line by line?', 'how-do-i-read-a-file-line-by-line'],
    ["What's in a Kölsch?", 'whats-in-a-kolsch'],
    ['如何酿造啤酒', 'ru-he-niang-zao-pi-jiu'],
    ['用 React 写组件', 'yong-react-xie-zu-jian'],
    ['Как варить пиво', 'kak-varit-pivo'],
    ['🍺 Beer 👩🏽‍🍳 time', 'beer-time'],
    ['  --  ', 'topic'],
    ['🍺🍺🍺🍺🍺🍺', 'topic'],
    ['../../etc/passwd', 'etc-passwd'],
  ])('%j as %j', (title, slug) => expect(urlTitleOf(title)).toBe(slug))

  it('has at most 150 bytes and does not end with a hyphen', () => {
    const slug = urlTitleOf('酿'.repeat(150))
    expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(150)
    expect(slug).not.toMatch(/-$/)
  })
})
