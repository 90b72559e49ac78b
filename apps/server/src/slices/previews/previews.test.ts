import { unwrap } from '@quandary/api-client'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { ask } from '../questions/question.test-data.ts'
import { drawCard } from './card.ts'
import { readQuestionPreview, readSitePreview } from './index.ts'

const CARD = { siteName: 'Test site', note: '3 answers', accent: '#0033ff' }

/** Returns how dark a part of the picture is on average: 0 for white, 255 for black. */
async function ink(picture: Buffer, region: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(await sharp(picture).extract(region).png().toBuffer())
    .greyscale()
    .stats()
  return 255 - (channels[0]?.mean ?? 255)
}

const TITLE = { left: 80, top: 180, width: 1040, height: 310 }
const MARGINS = [
  { left: 0, top: 0, width: 60, height: 600 },
  { left: 1150, top: 0, width: 50, height: 600 },
  { left: 0, top: 495, width: 1200, height: 20 },
]

it.each([
  ['a short title', 'Why?'],
  ['Chinese', '为什么天空是蓝色的？'.repeat(14)],
  ['one endless word', 'x'.repeat(150)],
  ['markup and controls', '<b>&amp;</span> \u0000\u000B "quoted" \uD800'],
  ['nothing', ''],
])('PV1 a card keeps its margins with %s', async (_, title) => {
  const picture = await drawCard({ ...CARD, title })
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  for (const margin of MARGINS) expect(await ink(picture, margin)).toBeLessThan(0.5)
  expect((await ink(picture, TITLE)) > 0.5).toBe(title !== '')
  // The site's colour along the lower edge.
  expect(await ink(picture, { left: 0, top: 620, width: 1200, height: 10 })).toBeGreaterThan(100)
})

describeOnEveryEngine('link previews', (open) => {
  it('PV2 a question’s picture is drawn once, and redrawn when its content has changed', async () => {
    const site = await open()
    const { token } = await site.admin()
    const id = await ask(site, token, { title: 'Why is beer brown?' })
    const storedImages = () => site.ctx.files.list('preview/question-1')
    const first = await readQuestionPreview(site.ctx, id)
    const [path] = await storedImages()
    expect(await readQuestionPreview(site.ctx, 'D1D1')).toEqual(first)
    expect(await storedImages()).toEqual([path])
    const body = { question_id: id, content: 'Because of the malt.' }
    await unwrap(site.api(token).call('createAnswer', { body }))
    expect(await readQuestionPreview(site.ctx, id)).not.toEqual(first)
    expect(await storedImages()).toHaveLength(1)
    expect(await storedImages()).not.toEqual([path])
  })

  it('PV3 posts that are not public have no picture, and the site has its own', async () => {
    const site = await open()
    const { token } = await site.admin()
    const id = await ask(site, token, { title: 'Why is beer brown?' })
    expect(await readQuestionPreview(site.ctx, id)).toBeDefined()
    await unwrap(site.api(token).call('operateQuestion', { body: { id, operation: 'hide' } }))
    expect(await readQuestionPreview(site.ctx, id)).toBeUndefined()
    expect(await sharp(await readSitePreview(site.ctx)).metadata()).toMatchObject({ width: 1200 })
  })
})
