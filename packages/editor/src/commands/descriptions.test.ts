import { describe, expect, it } from 'vitest'
import { escapeDescription, imageIn, undescribedImages } from './descriptions.ts'

const image = { url: '/a.png', nth: 0 }

describe('an image', () => {
  it.each([
    ['![](/a.png) b', 2, ''],
    ['a\n\n![old](/a.png)', 5, 'old'],
    ['![](/b.png) ![a\\] \\[b](/a.png "t")', 14, 'a] [b'],
    ['```md\n![](/a.png)\n```\n\n![](/a.png)', 25, ''],
    ['use `![](/a.png)`: ![b](/a.png)', 21, 'b'],
    ['`` ` ![](/a.png) `` ![b](/a.png)', 22, 'b'],
    ['\\`![b](/a.png)`', 4, 'b'],
    ['> ```\n> ![](/a.png)\n> ```\n> ![b](/a.png)', 30, 'b'],
    ['> ```\n> ![](/a.png)\n\n![b](/a.png)', 23, 'b'],
    ['![the `main` \\`branch](/a.png)', 2, 'the `main` `branch'],
    ['a ` b\n\n![](/a.png) ` c', 9, ''],
  ])('is found outside code in %j', (text, from, description) => {
    expect(imageIn(text, image)).toMatchObject({ from, description })
  })

  it('is found again by its place among those with its address', () => {
    const text = '![a cat](/a.png)\n\n![](/a.png)'
    const [undescribed] = undescribedImages(text)
    expect(undescribed).toEqual({ url: '/a.png', nth: 1, from: 20, to: 20, description: '' })
    expect(imageIn('![a cat](/a.png)\n\n![a dog](/a.png)', { url: '/a.png', nth: 1 })?.description).toBe('a dog')
  })

  it('has the description that was written', () => {
    const words = 'a] \\ b'
    const text = `b ![${escapeDescription(words)}](/a.png)`
    expect(imageIn(text, image)).toMatchObject({ from: 4, to: text.length - 9, description: words })
  })

  it('that is gone is not found', () => {
    expect(imageIn('a', image)).toBeUndefined()
  })
})

describe('images without a description', () => {
  it.each([
    ['![](/a.png) ![ ](/b.png) ![c](/c.png)', ['/a.png', '/b.png']],
    ['```md\n![](/a.png)\n```\n![](/b.png)', ['/b.png']],
    ['~~~\n![](/a.png)', []],
    ['use `![](/a.png)`', []],
    ['> ~~~\n> ![](/a.png)\n> ~~~\n\n![](/b.png)', ['/b.png']],
    ['![`c`](/a.png) ![](/b.png)', ['/b.png']],
    ['[](/a.png) and !( )', []],
  ])('in %j are %j', (text, urls) => {
    expect(undescribedImages(text).map(({ url }) => url)).toEqual(urls)
  })
})
