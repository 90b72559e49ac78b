import { expect, it } from 'vitest'
import { gfmExamples } from './gfm.test-data.ts'
import { plain } from './plain-html.test-data.ts'
import { renderMarkdown } from './render-markdown.ts'
import { sanitizeHtml } from './sanitize-html.ts'

/**
 * The intended deviations from the specification: each reason with the numbers of the examples concerned. The README
 * lists the same ones.
 */
const DEVIATIONS: Readonly<Record<string, readonly number[]>> = {
  'two tildes strike out: one is a sign of Chinese texts, a third one stays beside the text': [491, 493],
  'an address without a scheme is no link: too many file names look like one': [622, 623, 624, 625, 626, 627, 628],
  'what stands behind the @ of a mail address may have a plus': [631],
  'a disallowed element is dropped, not shown as text': [657],
}

/** Replaces checkbox inputs by the characters that posts contain instead. */
const withBoxes = (html: string): string =>
  html
    .replaceAll('<input checked="" disabled="" type="checkbox">', '☑')
    .replaceAll('<input disabled="" type="checkbox">', '☐')

it('renders every example of the extensions of GFM as it says once both are sanitised, but for what is listed', () => {
  expect(gfmExamples.length).toBe(28)
  const different = gfmExamples.filter(({ markdown, html }) => {
    return plain(renderMarkdown(markdown)) !== plain(sanitizeHtml(withBoxes(html)))
  })
  expect(different.map(({ example }) => example)).toEqual(Object.values(DEVIATIONS).flat())
})
