import { describe, expect, it } from 'vitest'
import { foreignLinksIn } from './foreign-links.ts'

const link = (href: string) => `<a rel="nofollow" href="${href}">x</a>`

describe('links to other sites', () => {
  it.each([
    ['https://spam.test/a', 1],
    ['//spam.test', 1],
    ['HTTP://SPAM.test:8080', 1],
    ['https://qa.test.spam.test', 1],
    ['https://qa.test:444/x', 1],
    ['https://qa.test/questions/1', 0],
    ['http://QA.test/questions/1', 0],
    ['//qa.test/u/ada', 0],
    ['/u/ada', 0],
    ['#top', 0],
  ])('P8 %s counts %d', (href, count) => {
    expect(foreignLinksIn(`<p>${link(href)}</p>`, 'https://qa.test')).toBe(count)
  })

  it('P8 counts each occurrence, and no pictures', () => {
    const html = `${link('https://a.test')}${link('https://a.test')}<img src="https://b.test/c.png">${link('/own')}`
    expect(foreignLinksIn(html, 'https://qa.test')).toBe(2)
  })
})
