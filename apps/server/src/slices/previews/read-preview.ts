import { createHash } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import { translate } from '../../platform/i18n/translate.ts'
import { accentOf } from '../branding/index.ts'
import { findVisibleQuestion } from '../questions/index.ts'
import { readSettings, siteLanguage } from '../site-settings/index.ts'
import type { Card } from './card.ts'
import { drawCard } from './card.ts'

/** Part of the stored pictures' names: raise it when the design changes. */
const DESIGN = 1

/**
 * Returns the link preview of a question: title, site and number of answers.
 * @param publicId the long or the short id
 * @returns undefined for questions that are not public, whoever the viewer is, because previews get passed on
 */
export async function readQuestionPreview(ctx: AppContext, publicId: string): Promise<Buffer | undefined> {
  const question = await findVisibleQuestion(ctx, publicId, null)
  if (!question) return undefined
  const language = await siteLanguage(ctx)
  const key = question.accepted_answer_id === null ? 'preview.answers' : 'preview.answers_accepted'
  const note = translate(language, key, { count: question.answer_count })
  return readCard(ctx, `question-${question.id}`, { title: question.title, note })
}

/** Returns the link preview of all other pages of the site. */
export async function readSitePreview(ctx: AppContext): Promise<Buffer> {
  const { name, short_description: lead } = await readSettings(ctx, 'general')
  return readCard(ctx, 'site', { title: name, note: lead })
}

/** Returns the picture with the given texts. It is drawn once and stored; older versions are removed. */
async function readCard(ctx: AppContext, name: string, words: Pick<Card, 'title' | 'note'>): Promise<Buffer> {
  const { name: siteName } = await readSettings(ctx, 'general')
  const card: Card = { ...words, siteName: siteName === words.title ? '' : siteName, accent: await accentOf(ctx) }
  const version = createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex')
    .slice(0, 24)
  const folder = `preview/${name}`
  const path = `${folder}/${version}.png`
  const present = await ctx.files.read(path)
  if (present) return present
  const drawn = await drawCard(card)
  const older = await ctx.files.list(folder)
  await ctx.files.put(path, drawn)
  for (const other of older) if (other !== path) await ctx.files.remove(other)
  return drawn
}
